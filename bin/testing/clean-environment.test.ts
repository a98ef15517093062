import { expect, test } from 'vitest';
import { cleanEnvironment } from './clean-environment.ts';

test('no setting of the product and nothing that changes what runs it reaches a test from outside', () => {
  const outside = 'from outside';
  const settings = {
    PORT: outside,
    CURRENCIES: outside,
    LIMIT_DEADLINE_FACTOR: outside,
    WEBHOOK_SECRET: outside,
  };
  const runtime = { NODE_OPTIONS: outside, PAYLOAD_DROP_DATABASE: outside, STUDIO_BUILD_DIR: outside };
  const machine = { PATH: '/usr/bin', CHROMIUM_PATH: '/usr/bin/chromium', PORTAL: outside };
  expect(cleanEnvironment({ NODE_ENV: 'test', ...settings, ...runtime, ...machine })).toEqual(machine);
});
