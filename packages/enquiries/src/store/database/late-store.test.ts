import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLater } from './late-store.ts';
import { StoreIdentityError, StoreUnavailableError } from './port.ts';
import { openSqliteStore } from './sqlite.ts';

let folder: string;
let turns: (() => void)[];
const after = (_ms: number, then: () => void) => {
  turns.push(then);
  return () => {};
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'late-store-'));
  turns = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const full = new StoreUnavailableError('full', 'SQLITE_FULL');

/** A store whose opening fails with each of `faults` in turn, and then succeeds. */
function late(...faults: Error[]) {
  const left = [...faults];
  const open = async () => {
    const fault = left.shift();
    if (fault) throw fault;
    return openSqliteStore(join(folder, 'enquiries.db'));
  };
  const made = openLater('sqlite', open, full, after);
  const heard: string[] = [];
  made.store.onCondition(({ state, words }) => heard.push(`${state}: ${words}`));
  return { ...made, heard };
}

test('KEEP-03/late-store a store that cannot be opened is unavailable, and used as soon as it can be', async () => {
  const { store, opened, heard } = late(full);
  const write = () => store.transaction((sql) => sql.run('CREATE TABLE IF NOT EXISTS kept (id INTEGER)'));
  await expect(write()).rejects.toMatchObject({ name: 'StoreUnavailableError', reason: 'full' });
  await expect(store.read.rows('SELECT 1')).rejects.toMatchObject({ reason: 'full' });
  turns.shift()?.();
  await expect.poll(() => turns.length).toBe(1);
  await expect(write()).rejects.toThrow(StoreUnavailableError);
  turns.shift()?.();
  await opened;
  await write();
  expect(await store.read.rows('SELECT * FROM kept')).toEqual([]);
  expect(heard).toEqual([
    'away: The enquiry store could not be opened: The enquiry store is unavailable: full (SQLITE_FULL).',
    'back: The enquiry store is open.',
  ]);
  await store.close();
});

test('KEEP-02/late-store what is found there may be another store: that is said, and nothing is taken', async () => {
  const { store, heard } = late(new StoreIdentityError('That is the store of another installation.'));
  turns.shift()?.();
  await expect.poll(() => heard.at(-1)).toContain('That is the store of another installation.');
  await expect(store.read.rows('SELECT 1')).rejects.toMatchObject({ reason: 'gone' });
  await store.close();
});

test('closed before it was opened, it is opened no more', async () => {
  const { store } = late();
  await store.close();
  turns.shift()?.();
  await expect(store.read.rows('SELECT 1')).rejects.toThrow(StoreUnavailableError);
});
