import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { paletteSheet } from './palette.ts';

// In development the server of the program answers under /api: `roundhouse serve --port 8080`, or ROUNDHOUSE_SERVER.
const server = process.env.ROUNDHOUSE_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), paletteSheet()],
  build: { target: 'es2022', assetsInlineLimit: 1024 },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
