import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyring } from '@sundowner/keyring';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seal, unseal } from './sealed.ts';

const keys = mkdtempSync(join(tmpdir(), 'sundowner-sealed-'));

beforeAll(() => {
  createKeyring(keys);
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('KEYS_DIR', keys);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(keys, { recursive: true });
});

test('what is sealed opens for its use and its place, and for no other', () => {
  const text = seal('second-factor', 'account 1', { secret: 'JBSWY3DP' });
  expect(unseal('second-factor', 'account 1', text)).toEqual({ secret: 'JBSWY3DP' });
  expect(unseal('second-factor', 'account 2', text)).toBeNull();
  expect(unseal('known-browser', 'account 1', text)).toBeNull();
  expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
  expect(seal('second-factor', 'account 1', { secret: 'JBSWY3DP' })).not.toBe(text);
});

test('what was changed, cut off or made up does not open', () => {
  const text = seal('known-browser', 'cookie', { account: 'a' });
  const bytes = Buffer.from(text, 'base64url');
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(unseal('known-browser', 'cookie', changed.toString('base64url'))).toBeNull();
  }
  for (const other of ['', 'x', text.slice(0, 20), text.slice(0, -4)]) {
    expect(unseal('known-browser', 'cookie', other)).toBeNull();
  }
});
