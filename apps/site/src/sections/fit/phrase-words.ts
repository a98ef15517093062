import { numberOf } from './number-words.ts';

/** Numbers that are written as words, as a pattern. */
export const numberWord =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty';

/** So many of something: "4 nights", "a week", "two-night". */
export const counted = (pattern: string): RegExp =>
  new RegExp(String.raw`\b(\d{1,3}|an?|${numberWord})[\s-]*(?:${pattern})\b`, 'i');

/** The number that is counted; "a" is one. */
export const figure = (text: string): number | null => (/^an?$/i.test(text) ? 1 : numberOf(text));

/** What stands where something was read: nothing after it is taken for a part of what stood before it. */
export const gap = ' | ';

export const child = 'child(?:ren)?|kids?|daughters?|sons?|toddlers?|boys?|girls?|teen(?:ager)?s?';
export const age = String.raw`(?:\d{1,2}|${numberWord})`;

/** What is counted of something else than years. */
export const others =
  'nights?|weeks?|days?|rooms?|suites?|houses?|adults?|people|persons?|guests?|child|kids?|[$€£]|usd|eur|gbp|rand';
