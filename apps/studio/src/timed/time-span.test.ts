import { describe, expect, test } from 'vitest';
import { beganOrEnded, nextBoundary, showing, shownWhere } from './timed-collection.ts';

const at = (iso: string) => Date.parse(iso);
const offer = { from: '2027-05-01T12:00:00.000Z', until: '2027-05-31T12:00:00.000Z' };
const notice = { from: '2027-05-01T06:30:00.000Z', until: '2027-05-01T18:00:00.000Z' };

describe('an offer', () => {
  test('is shown from the first minute of its first day to the last of its last, in South Africa', () => {
    expect(showing(offer, 'day', at('2027-04-30T21:59:59.999Z'))).toBe('to come');
    expect(showing(offer, 'day', at('2027-04-30T22:00:00.000Z'))).toBe('shown');
    expect(showing(offer, 'day', at('2027-05-31T21:59:59.999Z'))).toBe('shown');
    expect(showing(offer, 'day', at('2027-05-31T22:00:00.000Z'))).toBe('over');
  });

  test('without a day is open on that side', () => {
    expect(showing({ from: null, until: null }, 'day', 0)).toBe('shown');
    expect(showing({ until: offer.until }, 'day', 0)).toBe('shown');
    expect(showing({ from: offer.from }, 'day', at('2099-01-01T00:00:00Z'))).toBe('shown');
  });
});

test('a notice is shown to the minute', () => {
  expect(showing(notice, 'moment', at('2027-05-01T06:29:59Z'))).toBe('to come');
  expect(showing(notice, 'moment', at('2027-05-01T06:30:00Z'))).toBe('shown');
  expect(showing(notice, 'moment', at('2027-05-01T18:00:00Z'))).toBe('over');
});

test('a turn is told once, between the look before it and the look after', () => {
  const end = at('2027-05-31T22:00:00.000Z');
  expect(beganOrEnded(offer, 'day', end - 1, end)).toBe(true);
  expect(beganOrEnded(offer, 'day', end, end + 1000)).toBe(false);
  expect(beganOrEnded(offer, 'day', at('2027-05-02T00:00:00Z'), end - 1)).toBe(false);
  expect(beganOrEnded(offer, 'day', at('2027-01-01T00:00:00Z'), at('2027-12-31T00:00:00Z'))).toBe(true);
  expect(nextBoundary(offer, 'day', 0)).toBe(at('2027-04-30T22:00:00.000Z'));
  expect(nextBoundary(offer, 'day', at('2027-05-10T00:00:00Z'))).toBe(end);
  expect(nextBoundary(offer, 'day', end)).toBeNull();
});

test('the database is asked the same question', () => {
  expect(shownWhere('day', at('2027-05-31T21:59:00Z'))).toEqual({
    and: [
      { or: [{ from: { exists: false } }, { from: { less_than: '2027-06-01T00:00:00.000Z' } }] },
      { or: [{ until: { exists: false } }, { until: { greater_than_equal: '2027-05-31T00:00:00.000Z' } }] },
    ],
  });
  expect(shownWhere('day', at('2027-05-31T22:00:00Z'))).toMatchObject({
    and: [{}, { or: [{}, { until: { greater_than_equal: '2027-06-01T00:00:00.000Z' } }] }],
  });
  expect(shownWhere('moment', at('2027-05-01T18:00:00Z'))).toMatchObject({
    and: [
      { or: [{}, { from: { less_than_equal: '2027-05-01T18:00:00.000Z' } }] },
      { or: [{}, { until: { greater_than: '2027-05-01T18:00:00.000Z' } }] },
    ],
  });
});
