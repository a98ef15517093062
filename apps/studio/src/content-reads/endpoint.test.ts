import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostReads } from '@sundowner/brand';
import { createKeyring, loadKeyring } from '@sundowner/keyring';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentReads } from './endpoint.ts';

let keys: string;
let token: string;

beforeAll(() => {
  keys = mkdtempSync(join(tmpdir(), 'sundowner-reads-'));
  createKeyring(keys);
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('KEYS_DIR', keys);
  token = loadKeyring(keys).contentToken;
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(keys, { recursive: true, force: true });
});

/** What a studio without collections answers: every read by itself, or the request as a whole. */
async function ask(count: number, authorization = `Bearer ${token}`) {
  return post({ reads: Array.from({ length: count }, () => ({ collection: 'nothing' })) }, authorization);
}

async function post(batch: object, authorization = `Bearer ${token}`, more: Record<string, string> = {}) {
  const body = JSON.stringify(batch);
  const response = await contentReads.handler({
    headers: new Headers({ authorization, ...more }),
    text: async () => body,
    payload: { collections: {} },
  } as never);
  const { reads } = (await response.json()) as { reads?: readonly { status: number }[] };
  return { status: response.status, reads: reads?.map(({ status }) => status) };
}

test('a request asks for so many reads at most, each answered by itself in its order', async () => {
  expect(await ask(mostReads)).toEqual({ status: 200, reads: Array.from({ length: mostReads }, () => 404) });
  expect(await ask(1)).toEqual({ status: 200, reads: [404] });
  expect(await ask(mostReads + 1)).toEqual({ status: 400, reads: undefined });
  expect(await ask(0)).toEqual({ status: 400, reads: undefined });
});

test.each([
  ['a word for a number', { limit: '3' }],
  ['less than nothing', { limit: -1 }],
  ['an operator of Payload that is none of ours', { where: { title: { like: 'a' } } }],
  ['two conditions on one field', { where: { title: { equals: 'a', not_equals: 'b' } } }],
  ['a condition within conditions', { where: { or: [{ title: { equals: 'a' } }] } }],
  ['an option of Payload that is none of ours', { overrideAccess: true }],
  ['drafts of one read alone', { draft: true }],
])('a read that asks for %s is refused, and takes no other with it', async (_, wrong) => {
  const reads = [{ collection: 'nothing', ...wrong }, { collection: 'nothing' }];
  expect(await post({ reads })).toEqual({ status: 200, reads: [400, 404] });
});

test.each([
  ['no list', {}],
  ['a list under another name', { r: [{ collection: 'nothing' }] }],
  ['more beside it', { reads: [{ collection: 'nothing' }], user: 1 }],
  ['too much', { reads: [{ collection: 'x'.repeat(1_100_000) }] }],
])('a request with %s is refused', async (_, batch) => {
  expect(await post(batch)).toEqual({ status: 400, reads: undefined });
});

test('a request that says it brings too much is refused unread', async () => {
  const batch = { reads: [{ collection: 'nothing' }] };
  expect(await post(batch, undefined, { 'content-length': '2000000' })).toMatchObject({ status: 400 });
  expect(await post(batch, undefined, { 'content-length': '40' })).toMatchObject({ status: 200 });
});

test('anybody who has no content token learns nothing', async () => {
  expect(await ask(1, 'Bearer guessed')).toEqual({ status: 403, reads: undefined });
  expect(await ask(1, '')).toEqual({ status: 403, reads: undefined });
});
