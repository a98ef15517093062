import { expect, test } from 'vitest';
import { afterLeaving } from './matching.ts';

const kingdom = { value: 'UK', label: 'United Kingdom', aliases: ['England'] };
const states = { value: 'US', label: 'United States' };
const options = [kingdom, states];

test('a name in full, and the only one that answers, is taken', () => {
  expect(afterLeaving('england', options, [kingdom], null).choice).toBe(kingdom);
  expect(afterLeaving('united k', options, [kingdom], states)).toEqual({
    choice: kingdom,
    text: 'United Kingdom',
    open: false,
  });
});

test('half a name keeps its text where nothing was chosen, and returns to the choice where something was', () => {
  expect(afterLeaving('Unit', options, options, null)).toEqual({ choice: null, text: 'Unit', open: true });
  expect(afterLeaving('Unit', options, options, states)).toEqual({
    choice: states,
    text: 'United States',
    open: false,
  });
});

test('nothing empties it', () => {
  expect(afterLeaving('  ', options, options, states)).toEqual({ choice: null, text: '', open: false });
});
