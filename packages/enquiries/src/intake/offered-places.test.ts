import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { choiceStays } from '../forms/form-content.ts';
import { createOfferedPlaces } from './offered-places.ts';

let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
});
afterEach(() => desk.close());

const house = (value: string, offered = true) =>
  ({ list: 'residences', value, label: value, offered }) as const;
const lodge = {
  list: 'lodges',
  value: 'Reed Camp',
  label: 'Reed Camp',
  group: 'The Delta',
  offered: true,
} as const;

test('FRM-16 what was offered is known for 30 days after it was last, to the next process too', async () => {
  const clock = { at: 1000, now: () => clock.at };
  const here = createOfferedPlaces(desk.store, clock);
  const there = createOfferedPlaces(desk.store, clock);
  expect(await here.keep([house('Fig'), house('Marula'), lodge], [], [])).toEqual([]);
  clock.at = 2000;
  // Nobody knows yet what is offered now.
  expect((await there.all()).map(({ value, until }) => [value, until])).toEqual([
    ['Reed Camp', 2000],
    ['Fig', 2000],
    ['Marula', 2000],
  ]);
  expect(await there.keep([house('Fig')], [], [])).toEqual([
    { list: 'lodges', value: 'Reed Camp', label: 'Reed Camp', group: 'The Delta', until: 2000 },
    { list: 'residences', value: 'Marula', label: 'Marula', until: 2000 },
  ]);
  clock.at += choiceStays;
  expect(await here.keep([house('Fig'), house('Marula')], [], [])).toMatchObject([
    { value: 'Reed Camp', until: 2000 },
  ]);
  expect(await here.keep([house('Fig'), lodge], [], [])).toMatchObject([
    { value: 'Marula', until: clock.at },
  ]);
  clock.at += choiceStays + 1;
  expect(await here.keep([house('Fig')], [], [])).toMatchObject([{ value: 'Reed Camp', until: clock.at }]);
  expect(await desk.store.read.rows('SELECT value, gone_at FROM offered_places ORDER BY value')).toEqual([
    { value: 'Fig', gone_at: null },
    { value: 'Reed Camp', gone_at: clock.at },
  ]);
});

test('what was offered while the store was away is kept with the next', async () => {
  const clock = { now: () => 1000 };
  const places = createOfferedPlaces(desk.store, clock);
  const word = { word: 'The Delta', property: 'delta', published: true };
  expect(await places.keep([house('Fig'), house('Marula', false)], [word], [])).toMatchObject([
    { value: 'Marula', until: 1000 },
  ]);
  expect(await createOfferedPlaces(desk.store, clock).all()).toHaveLength(2);
  expect(await desk.one('SELECT property FROM property_words')).toBe('delta');
});
