import { westernDigits } from '@sundowner/calendar/written-date';

const ageWords = [
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen',
  'baby|babies|newborn|newborns|infant|infants|toddler|toddlers|twins|triplets|teenager|teenagers',
].join('|');
const worded = new RegExp(`\\b(?:${ageWords})\\b`, 'i');

/**
 * Judges the ages of children as typed: "7 and 9", "4, 9, 12", "8 months", "two and four". Each number is an age from 0 to 17
 * years, or a number of months or weeks.
 *
 * @returns what is wrong, or `null`
 */
export function judgeAges(typed: string): 'no-age' | 'not-a-child' | null {
  const text = westernDigits(typed);
  const numbers = [...text.matchAll(/(\d+)(?:[.,]5|½)?\s*(m(?:o|onths?|ths?)?\b|w(?:ks?|eeks?)?\b)?/gi)];
  if (numbers.length === 0) return worded.test(text) ? null : 'no-age';
  const sensible = numbers.every(([, digits, small]) => Number(digits) <= (small ? 104 : 17));
  return sensible ? null : 'not-a-child';
}
