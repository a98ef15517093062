import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import { valuesUnder } from '../runtime/key-values.ts';
import { earlierNameHooks, earlierNameKeys, readOldNames } from './earlier-names.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };
type Mark = { id: number; key: string; value: unknown };

/** A database of some entries and of what the studio notes, which counts how often it is asked for notes. */
function studio(rows: Readonly<Record<string, readonly Row[]>>) {
  const marks: Mark[] = [];
  let asked = 0;
  const keyOf = (where: { key?: { equals?: string } }) => where.key?.equals;
  const db = {
    find: async ({ collection }: { collection: string }) => ({
      docs: collection === 'studio-marks' ? marks : (rows[collection] ?? []),
    }),
    findOne: async (asking: { collection: string; where: { id?: { equals: number } } }) => {
      const { collection, where } = asking;
      if (collection !== 'studio-marks') return rows[collection]?.find(({ id }) => id === where.id?.equals);
      asked += 1;
      return marks.find(({ key }) => key === keyOf(where as never)) ?? null;
    },
    create: async ({ data }: { data: Omit<Mark, 'id'> }) => marks.push({ ...data, id: marks.length + 1 }),
    updateOne: async ({ id, data }: { id: number; data: Partial<Mark> }) =>
      Object.assign(marks.find((mark) => mark.id === id) ?? {}, data),
  };
  const payload = { db, collections: { accommodation: {}, room: {} } } as unknown as Payload;
  return { payload, marks, asked: () => asked };
}

const lodge = (name: string, more: object = {}): Row => ({ id: 5, name, _status: 'published', ...more });

/** A change of a lodge from one row to another, with the hooks around it. */
async function changed(payload: Payload, rows: { accommodation: Row[] }, now: Row, draft = false) {
  const context = { 'saves-draft:accommodation': draft };
  const req = { payload, context } as never;
  const { beforeChange = [], afterChange = [] } = earlierNameHooks('accommodation');
  const asked = { operation: 'update', originalDoc: { id: 5 }, data: now, req };
  for (const hook of beforeChange) await hook(asked as never);
  rows.accommodation = draft ? rows.accommodation : [now];
  for (const hook of afterChange) await hook({ doc: now, req } as never);
}

async function oldNames(payload: Payload) {
  const { names } = await readOldNames(payload, await valuesUnder(payload, [earlierNameKeys]));
  return [...names.values()];
}

test('FAC-03/record a name that is published no longer is noted, and one saved in a draft is not', async () => {
  const rows = { accommodation: [lodge('Tinga Lodge')], room: [] as Row[] };
  const { payload, marks, asked } = studio(rows);
  await changed(payload, rows, lodge('Tinga River Lodge'), true);
  await changed(payload, rows, lodge('Tinga Lodge', { line: 'On the Sabie.' }));
  expect(marks).toEqual([]);
  expect(asked()).toBe(0);
  await changed(payload, rows, lodge('Tinga River Lodge'));
  expect(await oldNames(payload)).toMatchObject([{ name: 'Tinga Lodge', now: 'Tinga River Lodge' }]);
});

test('so is that of an entry that comes back under another, and however often it changed', async () => {
  const rows = { accommodation: [lodge('Tinga Lodge')] };
  const { payload } = studio(rows);
  await changed(payload, rows, lodge('Tinga Lodge', { _status: 'draft' }));
  expect(await oldNames(payload)).toEqual([]);
  await changed(payload, rows, lodge('Sabie Lodge'));
  for (let at = 0; at < 40; at += 1) await changed(payload, rows, lodge('Sabie Lodge', { line: `${at}` }));
  await changed(payload, rows, lodge('Tinga River Lodge'));
  expect((await oldNames(payload)).map(({ name, now }) => [name, now])).toEqual([
    ['Tinga Lodge', 'Tinga River Lodge'],
    ['Sabie Lodge', 'Tinga River Lodge'],
  ]);
});

test('FAC-03/borne a name that a published entry bears is not old, nor one that came back', async () => {
  const rows = { accommodation: [lodge('Tinga Lodge')], room: [] as Row[] };
  const { payload } = studio(rows);
  await changed(payload, rows, lodge('Tinga River Lodge'));
  rows.room.push({ id: 1, roomName: 'Tinga Lodge' });
  expect(await oldNames(payload)).toEqual([]);
  rows.room.pop();
  expect(await oldNames(payload)).toHaveLength(1);
  await changed(payload, rows, lodge('Tinga Lodge'));
  expect((await oldNames(payload)).map(({ name }) => name)).toEqual(['Tinga River Lodge']);
});

test('only what sentences name has a record', () => {
  expect(earlierNameHooks('rate' as never)).toEqual({});
});
