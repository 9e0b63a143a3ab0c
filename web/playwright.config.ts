import { defineConfig } from '@playwright/test';

// Whole games in Chromium against the real program, one server for all tests (tests/server.ts). What is waited for may take long on a busy
// machine; no test measures time.
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.test.ts',
  globalSetup: './tests/server.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
    viewport: { width: 1280, height: 800 },
    trace: 'off',
  },
});
