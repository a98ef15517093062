import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { loadSettings } from '../../settings.ts';
import { securityHeaders } from './security-headers.ts';

const measured = loadSettings({ TAG_MANAGER_ID: 'GTM-TEST', PIXEL_ID: '12345' }).analytics;
const vendors = /googletagmanager|facebook/;

/** The headers of an answer, before anything else is known of it. */
function headersOf(path: string, siteUrl = 'https://www.example.com', analytics = measured) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  securityHeaders(siteUrl, analytics, 'live').set(response, path);
  return response.getHeaders();
}
const policyOf = (...of: Parameters<typeof headersOf>) => String(headersOf(...of)['content-security-policy']);

test.each([
  '/enquire/book',
  '/enquire/telephone?from=/lionsands',
  '/enquiry/telephone',
  '/enquire',
  '/enquiry?x',
])('GEN-05 no vendor comes to %s, where a visitor writes to us', (path) =>
  expect(policyOf(path)).not.toMatch(vendors),
);

test.each(['/', '/lionsands', '/enquiring-minds', '/blog/enquire'])(
  'GEN-05 the vendors an operator has configured come to %s, and no others',
  (path) => {
    expect(policyOf(path)).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
    expect(policyOf(path)).not.toContain('clarity');
    expect(policyOf(path, 'https://www.example.com', loadSettings({}).analytics)).not.toMatch(vendors);
  },
);

test('a page can be framed by nobody, and runs nothing inline but the two texts with their hashes', () => {
  const policy = policyOf('/');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain('unsafe');
  expect(headersOf('/')).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
});

test('CLU-06/public-address pictures and films come from where the operator says too, also beside a form, and nothing else does', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const elsewhere = 'https://media.example.com/lodges';
  securityHeaders('https://www.example.com', measured, 'live', elsewhere).set(response, '/enquire/book');
  const policy = String(response.getHeader('content-security-policy'));
  expect(policy).toContain("img-src 'self' data: https://media.example.com;");
  expect(policy).toContain("media-src 'self' https://media.example.com;");
  expect(policy.match(/media\.example\.com/g)).toHaveLength(2);
  expect(policyOf('/enquire/book')).not.toContain('media.example.com');
});

test('a browser keeps to https for a year where the site is served so, and hears nothing of it elsewhere', () => {
  expect(headersOf('/')['strict-transport-security']).toBe('max-age=31536000');
  expect(headersOf('/', 'http://localhost:3000')['strict-transport-security']).toBeUndefined();
});
