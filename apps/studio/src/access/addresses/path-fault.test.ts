import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type KnownCollection, leadsNowhere } from './odd-address.ts';

const folder = mkdtempSync(join(tmpdir(), 'sundowner-paths-'));
writeFileSync(join(folder, 'a.webp'), '');
afterAll(() => rmSync(folder, { recursive: true }));

const endpoints = [
  ['get', '/me'],
  ['get', '/:id/status'],
  ['get', '/'],
  ['post', '/access/:id?'],
  ['get', '/versions'],
  ['get', '/versions/:id'],
  ['post', '/verify/:id'],
  ['get', '/file/:filename'],
  // As Payload has it: what has a name of its own comes before what stands for any.
  ['get', '/:id'],
].map(([method = '', path = '']) => ({ method, path }));
const known: KnownCollection = {
  endpoints,
  idsAreTexts: false,
  hasVersions: true,
  verifies: false,
  hasFiles: true,
  folder,
};

test.each([
  ['GET', ''],
  ['GET', 'me'],
  ['GET', '1'],
  ['GET', '2147483647'],
  ['GET', '7/status'],
  ['GET', 'versions'],
  ['GET', 'versions/3'],
  ['POST', 'access'],
  ['GET', 'file/a.webp'],
  // There is no such endpoint, which Payload says itself.
  ['PUT', 'abc'],
  ['GET', 'a/b/c/d'],
])('%s /%s may lead somewhere', (method, below) => {
  expect(leadsNowhere(known, method, below.split('/').filter(Boolean))).toBe(false);
});

test.each([
  ['GET', 'abc'],
  ['GET', '0'],
  ['GET', '-1'],
  ['GET', '1.5'],
  ['GET', '1e3'],
  ['GET', '007'],
  ['GET', '2147483648'],
  ['GET', '99999999999999999999'],
  ['GET', 'x/status'],
  ['GET', 'versions/abc'],
  ['POST', 'access/abc'],
  ['POST', 'verify/x'],
  ['GET', 'file/b.webp'],
  ['GET', 'file/..'],
])('%s /%s leads nowhere', (method, below) => {
  expect(leadsNowhere(known, method, below.split('/'))).toBe(true);
});

test('what a collection has not leads nowhere; where ids are texts every text may be one', () => {
  const bare = { ...known, hasVersions: false, hasFiles: false, folder: null };
  expect(leadsNowhere(bare, 'GET', ['versions'])).toBe(true);
  expect(leadsNowhere(bare, 'GET', ['file', 'a.webp'])).toBe(true);
  expect(leadsNowhere({ ...known, idsAreTexts: true }, 'GET', ['abc'])).toBe(false);
  expect(leadsNowhere({ ...known, endpoints: null }, 'GET', [])).toBe(true);
});

test('CLU-06/shown of files in a bucket only what is no name leads nowhere', () => {
  const elsewhere = { ...known, folder: null };
  const asked = (name: string) => leadsNowhere(elsewhere, 'GET', ['file', name]);
  expect(['b.webp', '..', 'a/b', 'x'.repeat(300)].map(asked)).toEqual([false, true, true, true]);
});
