import { properties } from '@sundowner/brand';
import type { AssigningRule } from '@sundowner/desk-wire/desk-settings';
import type { Colleague } from '@sundowner/desk-wire/people';
import { kindWords } from '../words/enquiry-words.ts';
import { colleagueWords } from '../words/people-words.ts';

const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** "Call back or Email about Monwana Game Lodge: Thandi and Ruan in turn". */
export function ruleWords(
  { kinds, properties: about, people }: AssigningRule,
  house: readonly Colleague[],
): string {
  const what = kinds.length === 0 ? 'Every kind' : listed(kinds.map(kindWords), 'or');
  const names = about.map((key) => properties.find((each) => each.key === key)?.name ?? key);
  const where = names.length === 0 ? '' : ` about ${listed(names, 'or')}`;
  const who = listed(
    people.map((id) => colleagueWords(id, house)),
    'and',
  );
  return `${what}${where}: ${who}${people.length > 1 ? ' in turn' : ''}`;
}
