import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { multipartBytes } from './read-multipart.ts';

test('the proxy of the runbook lets through as much as the site takes, and hardly more', () => {
  const runbook = readFileSync(join(import.meta.dirname, '../../../../../docs/runbooks/deploy.md'), 'utf8');
  const [, block = ''] =
    /(server_name www\.example\.com;\s*listen 443[\s\S]*?)proxy_pass/.exec(runbook) ?? [];
  const bytes = Number(/client_max_body_size (\d+)m;/.exec(block)?.[1]) * 2 ** 20;
  expect(bytes).toBeGreaterThanOrEqual(multipartBytes);
  expect(bytes).toBeLessThan(multipartBytes + 2 * 2 ** 20);
});
