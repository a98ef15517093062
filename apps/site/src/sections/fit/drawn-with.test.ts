import { expect, test } from 'vitest';
import { drawnWith } from './drawn-with.ts';

const option = (value: string, defaultSelected = false) => ({ value, defaultSelected });

test('FIT-04/as-one-types the answer on the page is of what the form was drawn with, not of what was put into it since', () => {
  const fields = [
    { name: 'adults', value: '5', options: [option('1'), option('2', true)] },
    { name: 'ages', value: '4', defaultValue: '' },
    { name: 'budget', value: '9000', defaultValue: '8 000' },
    { name: 'malaria', value: 'free', options: [option(''), option('free')] },
    { name: 'currency', value: 'USD', options: [option('ZAR'), option('USD')] },
    { name: 'nothing', options: [] },
  ];
  expect(drawnWith('https://a.test/where-it-fits#answer', fields).search).toBe(
    '?adults=2&budget=8+000&currency=ZAR',
  );
});
