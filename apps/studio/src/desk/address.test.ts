import { expect, test } from 'vitest';
import { type DeskPlace, firstPlace, lastPartOf, placeAddress, placeFrom, placeQuery } from './address.ts';

test('DSK-05/filters DSK-05/sorting a list with all its filters survives its own address', () => {
  const place: DeskPlace = {
    list: 'all',
    filter: {
      kinds: ['email', 'telephone'],
      properties: ['lionsands'],
      countries: ['South Africa'],
      tags: ['first safari'],
      states: ['open', 'done'],
      with: 'nobody',
      receivedFrom: '2026-10-31T22:00:00.000Z',
      receivedTo: '2026-11-24T22:00:00.000Z',
      snoozed: true,
    },
    sort: 'due',
    reference: null,
  };
  expect(placeQuery(place)).toContain('from=2026-11-01&to=2026-11-24');
  expect(placeFrom(new URLSearchParams(placeQuery(place)))).toEqual(place);
});

test('what an address gets wrong is left out', () => {
  const query = 'list=everything&sort=colour&state=asleep&from=yesterday&with=&kind=';
  expect(placeFrom(new URLSearchParams(query))).toEqual(firstPlace);
});

// Clocks followed the sun then.
test('DSK-05/filters a day is kept while its year is being typed', () => {
  const { filter } = placeFrom(new URLSearchParams('from=0202-11-01&to=2026-02-32'));
  expect(filter).toEqual({ receivedFrom: '0202-10-31T22:08:00.000Z' });
});

test('the whole of New has the plain address, and an enquiry keeps the list it was opened from', () => {
  expect(placeAddress(firstPlace)).toBe('/admin/desk');
  expect(placeAddress({ ...firstPlace, list: 'mine', reference: 'MC-7KQ2-94HD' })).toBe(
    '/admin/desk/MC-7KQ2-94HD?list=mine',
  );
  expect(lastPartOf('/admin/desk/mc-7kq2-94hd')).toBe('MC-7KQ2-94HD');
  expect(lastPartOf('/admin/desk')).toBeNull();
  const figures = placeFrom(new URLSearchParams('list=mine'), lastPartOf('/admin/desk/figures'));
  expect(figures).toMatchObject({ page: 'figures', reference: null });
  expect(placeAddress(figures)).toBe('/admin/desk/figures');
  expect(placeAddress({ ...firstPlace, page: 'begin' })).toBe('/admin/desk/begin');
  expect(lastPartOf('/admin/desk/%E0%A4%A')).toBeNull();
});
