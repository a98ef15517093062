import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { choiceStays } from '../forms/form-content.ts';
import { keepPropertyWords, keptPropertyWords, type SeenPropertyWord } from './property-words.ts';

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

test('what was published while the store was away is kept as gone', async () => {
  await keep(1000, { word: 'Harbour', property: 'harbour', published: false });
  expect(await kept()).toEqual(['Harbour: harbour']);
  expect(await desk.one('SELECT gone_at FROM property_words')).toBe(1000);
});
