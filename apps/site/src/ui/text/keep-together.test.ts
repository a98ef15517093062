import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

const kept = (words: string) => keepTogether(words).replaceAll('\u00a0', '_');

test.each([
  ['2 nights', '2_nights'],
  ['1 night on board, 20 KB', '1_night on board, 20_KB'],
  ['9 September 2026', '9_September 2026'],
  ['from 5 March', 'from 5_March'],
  ['R 94 000 per person, per night', 'R 94 000 per_person, per_night'],
  ['Monday to Friday 08:00 to 17:00', 'Monday to Friday 08:00_to_17:00'],
  ['From 12 years', 'From 12_years'],
  ['4 may come, 3 monkeys, paper & pen', '4 may come, 3 monkeys, paper & pen'],
  ['September 2026', 'September 2026'],
])('%s does not part', (words, together) => {
  expect(kept(words)).toBe(together);
});
