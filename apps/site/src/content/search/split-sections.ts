import { addressWord } from '@sundowner/brand';
import { needsQuestions, questionAnchor, travelParticulars } from '../property/questions.ts';
import { joinWords, plainText } from './plain-text.ts';

/** Fields of the needs a place speaks of; its page shows each as a question. */
export const needs = ['childPolicy', 'accessibility', 'dietary', 'health'] as const;

/** A field whose rows are found by themselves. */
export type PartField =
  | 'questions'
  | 'expect'
  | 'sections'
  | 'gettingHere'
  | 'routes'
  | 'travelInfo'
  | 'gateHours'
  | 'levies'
  | (typeof needs)[number];

/** A question, a section of a long page: what is found where it stands. */
export interface Part {
  readonly kind: 'Question' | 'Information';
  readonly title: string;
  readonly text: string;
  readonly anchor: string;
  /** Its page below the entry's own, "/travel-info"; empty for that itself. */
  readonly page: string;
}

type Row = Readonly<Record<string, unknown>>;
const rowsOf = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : [];

const asked = (title: string, text: string): Part => ({
  ...{ kind: 'Question' as const, title, text, page: '' },
  anchor: questionAnchor(title),
});

const information = (title: string, text: string, page = ''): Part => ({
  ...{ kind: 'Information' as const, title, text, page },
  anchor: addressWord(title),
});

const pageOfTravel = '/travel-info';

/**
 * What an entry's `fields` hold that stands on a page under a heading of its own; rows without words are left out.
 *
 * @param name of the entry, "Reed Camp"
 */
export function splitSections(entry: Row, fields: readonly PartField[], name: string): readonly Part[] {
  const rows = (field: PartField) => (fields.includes(field) ? rowsOf(entry[field]) : []);
  const need = (field: (typeof needs)[number]) => (fields.includes(field) ? plainText(entry[field]) : '');
  const own = {
    childPolicy: need('childPolicy'),
    accessibility: need('accessibility'),
    dietary: need('dietary'),
    health: need('health'),
  };
  const ways = [
    ...(fields.includes('gettingHere') ? [plainText(entry.gettingHere)] : []),
    ...rows('routes').map(plainText),
  ];
  const travels = fields.includes('travelInfo');
  const travelInfo = rows('travelInfo').map(({ title, text }) => ({
    title: plainText(title),
    text: plainText(text),
  }));
  const parts = [
    ...rows('questions').map(({ question, answer }) => asked(plainText(question), plainText(answer))),
    ...rows('expect').map(({ title, text }) => asked(plainText(title), plainText(text))),
    ...rows('sections').map(({ heading, body }) => information(plainText(heading), plainText(body))),
    {
      ...information('Gate hours', joinWords(rows('gateHours').map(plainText)), pageOfTravel),
      anchor: 'gates',
    },
    {
      ...information('Levies and gate fees', joinWords(rows('levies').map(plainText)), pageOfTravel),
      anchor: 'levies',
    },
    { ...information(`Getting to ${name}`, joinWords(ways)), anchor: 'getting-here' },
    ...(travels
      ? travelParticulars({ needs: own, travelInfo }).map(({ title, text }) =>
          information(title, text, pageOfTravel),
        )
      : needsQuestions(own).map(({ question, answer }) => asked(question, answer))),
  ];
  const known = new Set<string>();
  return parts.filter(({ title, text, anchor }) => {
    if (title === '' || text === '' || known.has(anchor)) return false;
    known.add(anchor);
    return true;
  });
}
