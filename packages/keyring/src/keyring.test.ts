import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKeyring, deriveKey, KeyringError, loadKeyring, markOfKeys, missingKeys } from './keyring.ts';
import { forgetPreviousKeys, rotatePersonalKey, rotateTicketKey } from './rotation.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sundowner-keys-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('makes every key once, for the owner alone, and keeps those that exist', () => {
  expect(createKeyring(directory)).toHaveLength(6);
  const personal = readFileSync(join(directory, 'personal.key'), 'utf8');
  expect(statSync(join(directory, 'personal.key')).mode & 0o777).toBe(0o600);
  expect(createKeyring(directory)).toEqual([]);
  expect(readFileSync(join(directory, 'personal.key'), 'utf8')).toBe(personal);
  expect(missingKeys(directory)).toEqual([]);
});

test('loads 32 bytes a key, no two alike', () => {
  createKeyring(directory);
  const keyring = loadKeyring(directory);
  expect(keyring.ticket).toHaveLength(32);
  expect(keyring.personal.equals(keyring.ticket)).toBe(false);
  expect(keyring.internalToken).not.toBe(keyring.contentToken);
  expect(keyring.ticketPrevious).toBeNull();
});

test('CLU-08/keys two folders with the same keys have one mark, which tells none of them; a rotation makes another', () => {
  createKeyring(directory);
  const keyring = loadKeyring(directory);
  const mark = markOfKeys(keyring);
  expect(markOfKeys(loadKeyring(directory))).toBe(mark);
  expect(mark).toMatch(/^[\w-]{12}$/);
  rotateTicketKey(directory);
  const rotated = markOfKeys(loadKeyring(directory));
  expect(rotated).not.toBe(mark);
  rotatePersonalKey(directory);
  expect(markOfKeys(loadKeyring(directory))).not.toBe(rotated);
  // A machine that lacks an earlier key opens less.
  expect(markOfKeys({ ...loadKeyring(directory), personalPrevious: [] })).not.toBe(
    markOfKeys(loadKeyring(directory)),
  );
});

test('a rotation keeps the old ticket key as the previous one', () => {
  createKeyring(directory);
  const before = loadKeyring(directory);
  rotateTicketKey(directory);
  const after = loadKeyring(directory);
  expect(after.ticketPrevious?.equals(before.ticket)).toBe(true);
  expect(after.ticket.equals(before.ticket)).toBe(false);
  expect(after.personal.equals(before.personal)).toBe(true);
});

test('a rotation of the personal key keeps every earlier one, and the keys once derived from the first', () => {
  createKeyring(directory);
  const first = loadKeyring(directory);
  expect(first.personalPrevious).toEqual([]);
  expect(first.subscription).toEqual(deriveKey(first.personal, 'subscription'));
  rotatePersonalKey(directory);
  const second = loadKeyring(directory);
  rotatePersonalKey(directory);
  const third = loadKeyring(directory);
  expect(second.personalPrevious).toEqual([first.personal]);
  expect(third.personalPrevious).toEqual([second.personal, first.personal]);
  for (const use of ['subscription', 'fingerprint', 'mailQuota', 'search'] as const) {
    expect(third[use]).toEqual(first[use]);
    expect(deriveKey(third.personal, use)).not.toEqual(first[use]);
  }
  for (const file of ['personal.key', 'personal-previous.key', 'subscription.key']) {
    expect(statSync(join(directory, file)).mode & 0o777).toBe(0o600);
  }
  forgetPreviousKeys(directory, 'personal');
  expect(loadKeyring(directory).personalPrevious).toEqual([]);
});

test('a rotation that was cut off between its two files leaves a keyring that works', () => {
  createKeyring(directory);
  const before = loadKeyring(directory);
  const own = readFileSync(join(directory, 'personal.key'), 'utf8');
  // The earlier keys are written first; this is what a kill straight after it leaves.
  writeFileSync(join(directory, 'personal-previous.key'), own, { mode: 0o600 });
  writeFileSync(join(directory, 'personal.key.arriving'), 'half of a k', { mode: 0o600 });
  expect(loadKeyring(directory)).toEqual(before);
  rotatePersonalKey(directory);
  expect(loadKeyring(directory).personalPrevious).toEqual([before.personal]);
});

test('says which file is missing, short or readable by others', () => {
  expect(() => loadKeyring(directory)).toThrow(KeyringError);
  createKeyring(directory);
  for (const mode of [0o644, 0o640, 0o620, 0o604]) {
    chmodSync(join(directory, 'ticket.key'), mode);
    expect(() => loadKeyring(directory)).toThrow('chmod 600');
  }
  chmodSync(join(directory, 'ticket.key'), 0o600);
  writeFileSync(join(directory, 'ticket.key'), 'short\n');
  expect(() => loadKeyring(directory)).toThrow('does not hold 32 bytes');
  rmSync(join(directory, 'ticket.key'));
  expect(() => loadKeyring(directory)).toThrow('is missing');
});
