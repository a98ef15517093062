import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './bin/testing/outside-programs.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: './tests/e2e',
  // A test that passes only the second time fails: it would fail somebody else.
  retries: 0,
  forbidOnly: true,
  // Each worker has a product of its own, studio and site.
  workers: Math.max(1, Math.min(2, cpus().length)),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Africa/Johannesburg',
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // The sandbox needs a user namespace, which root in a container has not.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /(navigation|navigation-back|search|touch)-phone\.spec\.ts/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // What is served, mailed and stored does not depend on the window; the desktop project proves it.
      testIgnore:
        /(publishing|delivery|desk|both-sides|navigation-wide.*|studio-.*|gallery-keys-.*|enquiry-tracking|enquiry-circumstances|form-trees|dialog-pages|careers-page|dialog-weight|prices)\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
