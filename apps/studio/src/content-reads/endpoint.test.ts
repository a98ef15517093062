import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const r = Array.from({ length: count }, () => ({ collection: 'nothing' }));
  const headers = new Headers({ authorization });
  const response = await contentReads.handler({
    headers,
    query: { r },
    payload: { collections: {} },
  } as never);
  const { reads } = (await response.json()) as { reads?: readonly { status: number }[] };
  return { status: response.status, reads: reads?.map(({ status }) => status) };
}

test('a request asks for 24 reads at most, each answered by itself in its order', async () => {
  // The site parts what it asks for at the same figure (apps/site/src/content/source.test.ts).
  expect(await ask(24)).toEqual({ status: 200, reads: Array.from({ length: 24 }, () => 404) });
  expect(await ask(1)).toEqual({ status: 200, reads: [404] });
  expect(await ask(25)).toEqual({ status: 400, reads: undefined });
  expect(await ask(0)).toEqual({ status: 400, reads: undefined });
});

test('whoever has no content token learns nothing', async () => {
  expect(await ask(1, 'Bearer guessed')).toEqual({ status: 403, reads: undefined });
  expect(await ask(1, '')).toEqual({ status: 403, reads: undefined });
});
