import type { CollectionBeforeValidateHook } from 'payload';
import { describe, expect, test } from 'vitest';
import { whyCostDiffers } from './costs.ts';
import { guestsSaid, whyGuestsDiffer } from './guests.ts';
import { requireOneAge, requireOneCost, requireOneCount } from './require-agreement.ts';

test.each([
  ['Two adults, and a cot', { total: 2, adults: null }],
  ['Two adults, and a child’s bed', { total: 3, adults: 2 }],
  ['Two adults, two children, in two bedrooms, and a cot', { total: 4, adults: 2 }],
  ['Two; a child under twelve on a daybed when you book the whole lodge', { total: 2, adults: null }],
  ['Four, in two bedrooms, from ten years', { total: 4, adults: null }],
  ['Ten, and four children on beds of their own', { total: 14, adults: 10 }],
  ['Two adults; or two adults and two children', { total: 2, adults: null }],
  ['In two bedrooms', null],
])('"%s" counts %j', (words, said) => {
  expect(guestsSaid(words)).toEqual(said);
});

describe('words beside a figure', () => {
  test.each([
    ['Five adults', 3, 2, '“Who fits” counts 5 (“Five adults”), and “Sleeps” says 3.'],
    ['Three adults', 3, 2, '“Who fits” counts adults alone (“Three adults”), and “Of them adults” says 2.'],
    [
      'Two adults, one child',
      3,
      null,
      '“Who fits” counts 2 adults (“Two adults, one child”), and without “Of them adults” an adult may sleep in each bed.',
    ],
    ['Three adults', 3, null, null],
    ['Two adults, one child', 3, 2, null],
    ['Ask us', 3, 2, null],
    ['Two adults', null, null, null],
  ])('%s in a room for %s, of them %s adults', (words, sleeps, sleepsAdults, why) => {
    expect(whyGuestsDiffer(words, { sleeps, sleepsAdults })).toBe(why);
  });

  test.each([
    [
      'R 1 400 per person',
      2000,
      '“Cost in words” says “R 1 400 per person”, and the amount beside it is 2000.',
    ],
    ['R 1\u00a0400 per person', 1400, null],
    ['$1,400', 1400, null],
    ['R 9 800 at Lion Sands or R 4 900 at Marataba', 4900, null],
    [
      'Included in your stay',
      900,
      '“Cost in words” says “Included in your stay”, and the amount beside it is 900: what is included has none.',
    ],
    ['Included in your stay', null, null],
    ['a person', 95, null],
    ['On request', null, null],
    ['US$ 85 a person', 1530, null],
    ['$85, R 1 530 a person', 1530, null],
  ])('%s beside %s', (words, price, why) => {
    expect(whyCostDiffers(words, price)).toBe(why);
  });
});

describe('what contradicts itself', () => {
  const asked = (hook: CollectionBeforeValidateHook, row: object, context: object = {}) =>
    hook({
      collection: { slug: 'rate' },
      data: row,
      originalDoc: { _status: 'published' },
      req: { context, t: (key: string) => key },
    } as never);

  test.each([
    [requireOneAge, { childPolicy: 'From eight years.', childFrom: 6 }, 'From eight years'],
    [requireOneCount, { sleepsNote: 'Five adults', sleeps: 3 }, 'Five adults'],
    [requireOneCost, { cost: 'R 1 400', price: 2000 }, 'R 1 400'],
  ])(
    'FAC-01/door is refused while it is shown, and kept as a draft, in the trash and by a seed',
    (hook, row, words) => {
      let refused: { data?: { errors?: readonly { message: string }[] } } = {};
      try {
        asked(hook, row);
      } catch (error) {
        refused = error as typeof refused;
      }
      expect(refused.data?.errors?.[0]?.message.toLowerCase()).toContain(words.toLowerCase());
      expect(refused.data?.errors?.[0]?.message).toContain('Visitors would read both: change one of them.');
      expect(asked(hook, { ...row, _status: 'draft' })).toMatchObject(row);
      expect(asked(hook, { ...row, deletedAt: '2027-03-01' })).toMatchObject(row);
      expect(asked(hook, row, { unguarded: true })).toMatchObject(row);
    },
  );
});
