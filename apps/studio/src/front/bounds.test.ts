import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { largestUpload } from '../media/upload-bounds.ts';
import { bodyRule, largestBody, openPosts } from './bounds.ts';

test.each([
  ['POST', '/api/users/login', 'anybody', 16_384],
  ['POST', '/api/users/logout/', 'anybody', 16_384],
  ['POST', '/first-administrator', 'anybody', 8192],
  ['POST', '/api/reads', 'the site', 2 ** 20],
  ['POST', '/api/media', 'somebody signed in', largestUpload + 2 ** 20],
  ['PATCH', '/api/media/7', 'somebody signed in', largestUpload + 2 ** 20],
  ['POST', '/api/media/7/duplicate', 'somebody signed in', 2 ** 20],
  ['POST', '/api/desk/enquiries/MC-1/draft/files', 'somebody signed in', 20 * 2 ** 20],
  ['POST', '/api/desk/list', 'somebody signed in', 2 ** 20],
  ['POST', '/admin/login', 'somebody signed in', 2 ** 20],
  ['DELETE', '/api/page', 'somebody signed in', 2 ** 20],
  ['PUT', '/', 'somebody signed in', 2 ** 20],
  ['POST', '/api/users/Login', 'somebody signed in', 2 ** 20],
  ['GET', '/api/media', 'anybody', 0],
  ['OPTIONS', '/api/media', 'anybody', 0],
] as const)('%s %s: of %s, %i bytes', (method, path, sender, bytes) => {
  expect(bodyRule(method, path)).toMatchObject({ sender, bytes });
});

test('what strangers may post to is short of what a form holds, and the largest body is a file', () => {
  expect(openPosts.length).toBeGreaterThan(5);
  for (const address of openPosts) {
    const [method = '', path = ''] = address.split(' ');
    expect(bodyRule(method, path).bytes, address).toBeLessThanOrEqual(16_384);
  }
  expect(largestBody).toBe(largestUpload + 2 ** 20);
});

test('the proxy of the runbook lets through as much as the studio takes, and hardly more', () => {
  const runbook = readFileSync(join(import.meta.dirname, '../../../../docs/runbooks/deploy.md'), 'utf8');
  const [, block = ''] =
    /(server_name studio\.example\.com;\s*listen 443 ssl http2;[\s\S]*?)```/.exec(runbook) ?? [];
  const bytes = Number(/client_max_body_size (\d+)m;/.exec(block)?.[1]) * 2 ** 20;
  expect(bytes).toBeGreaterThanOrEqual(largestBody);
  expect(bytes).toBeLessThan(largestBody + 2 ** 20);
  // The desk's long poll (desk/endpoints/live.ts) gives up after 35 s.
  expect(Number(/proxy_read_timeout (\d+)s;/.exec(block)?.[1])).toBeGreaterThan(35);
});
