import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { keepPlaceNames, namesOfNamed } from './place-names.ts';

let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
});
afterEach(() => desk.close());

const named = (place: string, name: string, property = 'delta') => ({ place, name, property });
const keep = (...seen: ReturnType<typeof named>[]) =>
  desk.store.transaction((sql) => keepPlaceNames(sql, seen));
const namesOf = (...places: string[]) =>
  desk.store.transaction((sql) => namesOfNamed(sql, { likeToVisitTheseLodges: places, name: 'Naledi' }));

test('COL-03/desk-finds a lodge that is renamed is one by every name it has had, in either direction', async () => {
  await keep(named('reed', 'Reed Camp'), named('fig', 'Fig Camp'));
  await keep(named('reed', 'River Camp'), named('fig', 'Fig Camp'));
  expect(await namesOf('Reed Camp')).toEqual(['Reed Camp', 'River Camp']);
  expect(await namesOf('River Camp')).toEqual(['Reed Camp', 'River Camp']);
  expect(await namesOf('Fig Camp', '', 'x'.repeat(300))).toEqual(['Fig Camp']);
  expect(await namesOf('Elsewhere')).toEqual([]);
  expect(await namesOf()).toEqual([]);
});

test('COL-03/desk-finds enquiries about the property of a lodge that is renamed have their words taken down anew', async () => {
  for (const [id, property] of [
    ['a', 'delta'],
    ['b', 'dunes'],
    ['c', null],
  ] as const) {
    await desk.add(id, { receivedAt: 1 });
    await desk.store.transaction(async (sql) => {
      if (property !== null)
        await sql.run('INSERT INTO enquiry_properties (property, received_at, enquiry_id) VALUES (?, 1, ?)', [
          property,
          id,
        ]);
      await sql.run('UPDATE enquiries SET indexed = 1 WHERE id = ?', [id]);
    });
  }
  const toIndex = async () =>
    (
      await desk.store.read.rows<{ id: string }>('SELECT id FROM enquiries WHERE indexed = 0 ORDER BY id')
    ).map(({ id }) => id);
  await keep(named('reed', 'Reed Camp'), named('residence/fig', 'Fig House', ''));
  await keep(named('reed', 'Reed Camp'), named('oryx', 'Oryx Camp', 'dunes'));
  // One that was not known before has no other name.
  expect(await toIndex()).toEqual([]);
  await keep(named('reed', 'River Camp'));
  expect(await toIndex()).toEqual(['a']);
  await keep(named('residence/fig', 'Marula House', ''));
  expect(await toIndex()).toEqual(['a', 'c']);
});
