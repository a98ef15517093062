import { expect, test } from 'vitest';
import { previewTokenMs, signPreviewToken, verifyPreviewToken } from './preview-token.ts';

const now = Date.UTC(2026, 10, 21, 12);
const expires = now + previewTokenMs;
const token = signPreviewToken({ path: '/blog/first-rains', expires }, 'the content token');

test('gives back what was signed, and fits into an address as it is', () => {
  expect(verifyPreviewToken(token, 'the content token', now)).toEqual({ path: '/blog/first-rains', expires });
  expect(encodeURIComponent(token)).toBe(token);
  expect(token).not.toContain('the content token');
});

test('is good for an hour and not a moment longer', () => {
  expect(verifyPreviewToken(token, 'the content token', expires - 1)).not.toBeNull();
  expect(verifyPreviewToken(token, 'the content token', expires)).toBeNull();
  const longer = signPreviewToken({ path: '/', expires: now + 2 * previewTokenMs }, 'the content token');
  expect(verifyPreviewToken(longer, 'the content token', now)).toBeNull();
});

test('is refused when forged, changed or broken', () => {
  expect(verifyPreviewToken(token, 'another token', now)).toBeNull();
  const [payload = '', signature = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify(['/', expires])).toString('base64url');
  for (const forged of [
    `${other}.${signature}`,
    payload,
    `${payload}.`,
    `${token}.x`,
    '',
    '.',
    'x'.repeat(5000),
  ]) {
    expect(verifyPreviewToken(forged, 'the content token', now), forged.slice(0, 20)).toBeNull();
  }
  const nonsense = Buffer.from('{').toString('base64url');
  expect(verifyPreviewToken(`${nonsense}.${signature}`, 'the content token', now)).toBeNull();
});
