import type { ArrivalRule } from '@sundowner/desk-wire/merging';
import type { Colleague } from '@sundowner/desk-wire/people';
import { kindWords } from '../words/enquiry-words.ts';
import { colleagueWords } from '../words/people-words.ts';
import { type DeskProperty, propertyName } from '../words/property-words.ts';

const mostWords = 40;
const longestWord = 80;

/** Words as they are typed, between commas, each once. */
export const wordsOf = (text: string): string[] =>
  [...new Set(text.split(/[,;\n]/).map((word) => word.trim().slice(0, longestWord)))]
    .filter((word) => word !== '')
    .slice(0, mostWords);

/** Whether a rule names nothing it is for. */
export const fitsEverything = ({ words, properties, kinds, withinDays }: Omit<ArrivalRule, 'id'>): boolean =>
  words.length === 0 && properties.length === 0 && kinds.length === 0 && withinDays === null;

/** Whether nothing would come of it. */
export const doesNothing = ({ assign, tag, urgent }: Omit<ArrivalRule, 'id'>): boolean =>
  assign === null && (tag === null || tag.trim() === '') && !urgent;

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** "With “urgent” or “tomorrow”, about River House, arriving within 3 days: given to Thandi, tagged soon, urgent". */
export function arrivalRuleWords(
  rule: Omit<ArrivalRule, 'id' | 'name'>,
  people: readonly Colleague[],
  properties: readonly DeskProperty[],
): string {
  const { words, kinds, withinDays, assign, tag, urgent } = rule;
  const when = [
    words.length > 0 && `with ${listed(words.map((word) => `“${word}”`))}`,
    rule.properties.length > 0 &&
      `about ${listed(rule.properties.map((key) => propertyName(key, properties)))}`,
    kinds.length > 0 && `of kind ${listed(kinds.map(kindWords))}`,
    withinDays !== null &&
      `arriving ${withinDays === 0 ? 'today' : withinDays === 1 ? 'within a day' : `within ${withinDays} days`}`,
  ].filter((part) => part !== false);
  const what = [
    assign !== null && `given to ${colleagueWords(assign, people)}`,
    tag !== null && tag.trim() !== '' && `tagged ${tag.trim()}`,
    urgent && 'urgent',
  ].filter((part) => part !== false);
  const sentence = `${when.join(', ') || 'everything'}: ${what.join(', ') || 'nothing'}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
