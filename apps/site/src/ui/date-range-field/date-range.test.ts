import { expect, test } from 'vitest';
import { daysOf, earliestEnd, withPressed, withStart } from './date-range.ts';

const range = { from: '2027-03-12', to: '2027-03-18' };

test('an arrival on or after the departure clears the departure, an earlier one keeps it', () => {
  expect(withStart(range, '2027-03-18')).toEqual({ from: '2027-03-18', to: '' });
  expect(withStart(range, '2027-03-20')).toEqual({ from: '2027-03-20', to: '' });
  expect(withStart(range, '2027-03-17')).toEqual({ from: '2027-03-17', to: '2027-03-18' });
  expect(withStart(range, '')).toEqual({ from: '', to: '2027-03-18' });
});

test('the earliest departure is a night after arrival, or tomorrow', () => {
  expect(earliestEnd(range, '2026-11-21')).toBe('2027-03-13');
  expect(earliestEnd({ from: '', to: '' }, '2026-12-31')).toBe('2027-01-01');
});

test('the grid takes arrival, then departure, and starts anew before the arrival', () => {
  expect(withPressed({ from: '', to: '' }, '2027-03-12', 'from')).toEqual({
    range: { from: '2027-03-12', to: '' },
    pressed: 'from',
    half: 'to',
  });
  expect(withPressed({ from: '2027-03-12', to: '' }, '2027-03-18', 'to').pressed).toBe('to');
  expect(withPressed(range, '2027-03-10', 'to').pressed).toBe('from');
  expect(withPressed({ from: '2027-03-12', to: '' }, '2027-03-18', 'to').range).toEqual(range);
  expect(withPressed(range, '2027-03-10', 'to').range).toEqual({ from: '2027-03-10', to: '2027-03-18' });
  expect(withPressed(range, '2027-03-12', 'to').range).toEqual(range);
});

test('a departure that is not after its arrival is no end of a stay', () => {
  expect(daysOf({ from: '2027-11-03', to: '2027-11-01' })).toEqual({ from: '2027-11-03', to: '' });
  expect(daysOf({ from: '2027-11-03', to: '2027-11-05' })).toEqual({ from: '2027-11-03', to: '2027-11-05' });
  expect(daysOf({ from: 'soon', to: '2027-11-01' })).toEqual({ from: '', to: '2027-11-01' });
});
