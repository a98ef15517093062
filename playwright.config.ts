import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/e2e/browser.ts';

/** `npm run test:full`: what is tagged `@full` runs as well. */
const full = process.env.SUNDOWNER_TEST_FULL === '1';
const onlyInFull = full ? [] : [/@full/];

export default defineConfig({
  testDir: './tests/e2e',
  globalSetup: './tests/support/shared-product-setup.ts',
  // What fails is asked once more: what passes then is named at the end of the run, and only so many may (bin/testing/tally.ts).
  retries: 1,
  forbidOnly: true,
  workers: Math.max(1, Math.min(2, cpus().length)),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Africa/Johannesburg',
    trace: 'off',
    // Requests of a page go past its routes where a worker answers; the test of the offline page allows it.
    serviceWorkers: 'block',
    // What moves is its own tests' matter (`withMotion`, tests/e2e/fixtures.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  // A test runs at the width its tag names: `@phone`, `@both`, or the desktop's alone, without one.
  projects: [
    {
      name: 'desktop',
      grepInvert: [/@phone/, ...onlyInFull],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@(phone|both)/,
      grepInvert: onlyInFull,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
