import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { choiceStays } from '../forms/form-content.ts';
import {
  formerNames,
  keepPropertyWords,
  keptPropertyWords,
  type SeenPropertyWord,
} from './property-words.ts';

let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
});
afterEach(() => desk.close());

const is = (word: string, property: string): SeenPropertyWord => ({ word, property, published: true });
const keep = (now: number, ...seen: SeenPropertyWord[]) =>
  desk.store.transaction((sql) => keepPropertyWords(sql, seen, now));
const kept = async () =>
  (await desk.store.transaction(keptPropertyWords)).map(({ word, property }) => `${word}: ${property}`);

test('COL-03/enquiries a word names its property for 30 days after it went, and after one that has it now', async () => {
  await keep(1000, is('/harbour', 'harbour'), is('Harbour', 'harbour'), is('/delta', 'delta'));
  await keep(2000, is('/harbour', 'harbour'));
  await keep(3000, is('/harbour', 'bay'));
  expect(await kept()).toEqual(['/harbour: bay', '/harbour: harbour', '/delta: delta', 'Harbour: harbour']);
  await keep(2000 + choiceStays + 1, is('/harbour', 'bay'));
  expect(await kept()).toEqual(['/harbour: bay', '/harbour: harbour']);
  await keep(3000 + choiceStays + 1, is('/harbour', 'bay'));
  expect(await kept()).toEqual(['/harbour: bay']);
});

test('COL-03/desk-finds enquiries about a property that is renamed are found anew, by its new name too', async () => {
  const toIndex = async () =>
    (
      await desk.store.read.rows<{ id: string }>('SELECT id FROM enquiries WHERE indexed = 0 ORDER BY id')
    ).map(({ id }) => id);
  for (const [id, property] of [
    ['a', 'harbour'],
    ['b', 'delta'],
  ] as const) {
    await desk.add(id, { receivedAt: 1 });
    await desk.store.transaction(async (sql) => {
      await sql.run('INSERT INTO enquiry_properties (property, received_at, enquiry_id) VALUES (?, 1, ?)', [
        property,
        id,
      ]);
      await sql.run('UPDATE enquiries SET indexed = 1 WHERE id = ?', [id]);
    });
  }
  await keep(1000, is('Harbour', 'harbour'), is('/harbour', 'harbour'), is('Delta', 'delta'));
  // A property that was not known before has no other name; another address is no name.
  await keep(1500, is('Harbour', 'harbour'), is('/quay', 'harbour'), is('Delta', 'delta'));
  expect(await toIndex()).toEqual([]);
  await keep(2000, is('The Quay', 'harbour'), is('/quay', 'harbour'), is('Delta', 'delta'));
  expect(await toIndex()).toEqual(['a']);
  expect(await desk.store.transaction((sql) => formerNames(sql, ['harbour', 'delta']))).toEqual(['Harbour']);
});

test('what was published while the store was away is kept as gone', async () => {
  await keep(1000, { word: 'Harbour', property: 'harbour', published: false });
  expect(await kept()).toEqual(['Harbour: harbour']);
  expect(await desk.one('SELECT gone_at FROM property_words')).toBe(1000);
});
