import { expect, test } from 'vitest';
import { judgeAges } from './field-schema.ts';

test.each([
  '7',
  '7 and 9',
  '4, 9 & 12',
  '4,9',
  '8 months',
  '18 months and 3',
  '6 weeks',
  'two and four',
  'a baby',
  '٧',
  '4½',
])('FRM-06 "%s" says ages', (text) => {
  expect(judgeAges(text)).toBeNull();
});

test.each(['yes', 'young', '??', 'my lovely kids'])('FRM-06 "%s" says none', (text) => {
  expect(judgeAges(text)).toBe('no-age');
});

test.each(['44', '7 and 18', '180', '999999999999', '2020', '300 months'])(
  'FRM-06 "%s" is no child',
  (text) => {
    expect(judgeAges(text)).toBe('not-a-child');
  },
);
