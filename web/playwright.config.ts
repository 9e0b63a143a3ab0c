import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// Whole games in Chromium against the real program, one server for all tests (tests/server.ts). What is waited for may take long on a busy
// machine; no test measures time but speed.test.ts, which prints it.
const browsers = [process.env.CHROMIUM ?? '', '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/*.test.ts', 'src/games/*/tests/*.browser.ts'],
  testIgnore: /\/web\/src\/.*\.test\.ts$/, // those are Vitest's
  globalSetup: './tests/server.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: browsers.find((path) => existsSync(path)),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
  },
});
