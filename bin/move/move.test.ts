import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { moveData } from './move.ts';
import { digestingOf } from './row-digest.ts';
import type { MoveSource, MoveTarget, Progress, Row } from './side.ts';
import { batchSize, fullName, type Kind, type MovedTable } from './tables.ts';

const table = (name: string, kind: Kind): MovedTable => ({
  schema: 'enquiries',
  name,
  key: ['id'],
  columns: [
    { name: 'id', kind },
    { name: 'place', kind: 'bigint' },
  ],
  counted: false,
});
const tables = [table('by_number', 'bigint'), table('by_name', 'text')];
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => [`${at + 10_000}`, `${at}`]);

/** Stores that hold rows in the order of their keys. */
function held(rows: ReadonlyMap<string, Row[]>) {
  let reads = 0;
  return {
    reads: () => reads,
    words: 'rows',
    tables: async () => tables,
    count: async () => 0,
    lastIds: async () => new Map<string, number>(),
    close: async () => {},
    async rows(of: MovedTable, after: readonly string[] | null, limit: number) {
      reads += 1;
      const all = rows.get(fullName(of)) ?? [];
      return all.filter(([id]) => after === null || Number(id) > Number(after[0])).slice(0, limit);
    },
  };
}

/** A target that notes how many batches are on their way at once. @param spoil what becomes of a row */
function targetWith(spoil: (row: Row, of: MovedTable) => Row) {
  const rows = new Map<string, Row[]>();
  const progress = new Map<string, Progress>();
  let [writing, most] = [0, 0];
  const target: MoveTarget = {
    ...held(rows),
    prepare: async () => {},
    progress: async () => progress,
    async write(of, some, done) {
      writing += 1;
      most = Math.max(most, writing);
      await pause(1);
      rows.set(fullName(of), [...(rows.get(fullName(of)) ?? []), ...some.map((row) => spoil(row, of))]);
      progress.set(fullName(of), done);
      writing -= 1;
    },
    async clear(of) {
      rows.delete(fullName(of));
      progress.delete(fullName(of));
    },
    setLastIds: async () => {},
    complete: async () => {
      throw new Error('It is in its place.');
    },
    finish: async () => {},
  };
  return { target, rows, most: () => most };
}

const filled = () => held(new Map(tables.map((each) => [fullName(each), rowsOf(batchSize(each) + 7)])));
const moving = (source: ReturnType<typeof filled>, target: MoveTarget) => ({
  source: { ...source, retire: async () => [] } as unknown as MoveSource,
  target,
  state: 'empty' as const,
  settings: { keysDir: '/nowhere', dataDir: '/nowhere' },
  force: false,
  stop: new AbortController().signal,
  report: () => {},
});

test('CLU-01/compared a row that came out otherwise is found in a table of either kind of key', async () => {
  for (const each of tables) {
    const last = rowsOf(batchSize(each) + 7).at(-1)?.[0] ?? '';
    const { target, rows } = targetWith((row, of) => (of === each && row[0] === last ? [last, '0'] : row));
    const other = tables.find((one) => one !== each) ?? each;
    await expect(moveData(moving(filled(), target))).rejects.toThrow(
      `These tables are not the same on both sides: ${fullName(each)}. Nothing was taken away.`,
    );
    expect(rows.get(fullName(other))).toEqual(rowsOf(batchSize(other) + 7));
  }
});

test('CLU-01/compared what was read as it was copied is not read again, and a batch waits for the one before', async () => {
  const source = filled();
  const { target, rows, most } = targetWith((row) => row);
  // After both are found alike, keys are asked for, of which there are none here.
  await expect(moveData(moving(source, target))).rejects.toThrow('The key file /nowhere/personal.key');
  expect(most()).toBe(1);
  expect(source.reads()).toBe(2 * tables.length);
  for (const each of tables) expect(rows.get(fullName(each))).toHaveLength(batchSize(each) + 7);
});

test('CLU-01/compared a table comes to the same however it is read, and to something else with one row more, another or fewer', () => {
  const rows = rowsOf(5);
  const come = (of: MovedTable, ...batches: Row[][]) => {
    const digest = digestingOf(of);
    for (const batch of batches) digest.add(batch);
    return digest.value().digest;
  };
  for (const each of tables) {
    const whole = come(each, rows);
    expect(come(each, rows.slice(0, 2), [], rows.slice(2))).toBe(whole);
    const others = [rows.slice(1), [...rows, ['10005', null]], [['10000', '1'], ...rows.slice(1)]] as Row[][];
    for (const other of others) expect(come(each, other)).not.toBe(whole);
  }
  const [byNumber, byName] = tables as [MovedTable, MovedTable];
  // Texts each database sorts its own way; numbers it does not.
  expect(come(byName, rows.toReversed())).toBe(come(byName, rows));
  expect(come(byNumber, rows.toReversed())).not.toBe(come(byNumber, rows));
});
