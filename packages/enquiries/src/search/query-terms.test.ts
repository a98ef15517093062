import { expect, test } from 'vitest';
import type { Sql } from '../store/database/port.ts';
import { findByTerms } from './query-terms.ts';

/** A store in which every word is somewhere, in as many enquiries as `count` says, and each may be a slip of forty others. */
function storeOf(count: number) {
  let asked = 0;
  const rows = async (text: string, terms: readonly number[]) => {
    asked += 1;
    return text.includes('search_slips')
      ? Array.from({ length: 32 }, (_, index) => ({ term: 1_000_000 + asked * 100 + index }))
      : terms.map((_, at) => ({ at, n: count }));
  };
  return { sql: { rows } as unknown as Sql, asked: () => asked };
}

const numbered = new Map<string, number>();
const term = (word: string) => {
  numbered.set(word, numbered.get(word) ?? numbered.size);
  return numbered.get(word) ?? 0;
};
const where = { table: 'search_terms' } as const;
const words = (...all: string[]) => all.map((word) => [word] as const);

test('CNV-09/slips-together a slip is tried in one word after the other, then in all, and never without end', async () => {
  const many =
    'alpha bravo charlie delta echoes foxtrot golfing hotels indigo juliet kilogram limatown'.split(' ');
  const { sql, asked } = storeOf(3);
  const attempts: number[] = [];
  const nothing = await findByTerms(sql, term, where, words(...many), async (terms) => {
    attempts.push(terms.filter(({ forgiven }) => forgiven).length);
    return null;
  });
  expect(nothing).toBeNull();
  expect(attempts).toEqual([0, 1, 1, 1, 1, 1, 1, 6]);
  // The words together, and of each of six its slips, with how many there are of them.
  expect(asked()).toBeLessThanOrEqual(1 + 6 * 2);
});

test('CNV-09/slips-together where nothing is to be forgiven nothing more is looked for', async () => {
  const found = storeOf(3);
  const answer = await findByTerms(found.sql, term, where, words('nomvula', 'dlamini'), async () => 'found');
  expect(answer).toMatchObject({ found: 'found', asked: [{ forgiven: false }, { forgiven: false }] });
  expect(found.asked()).toBe(1);
  const thousands = storeOf(1500);
  expect(
    await findByTerms(thousands.sql, term, where, words('lodge', 'safari'), async () => null),
  ).toBeNull();
  expect(thousands.asked()).toBe(1);
  const numbers = storeOf(3);
  expect(await findByTerms(numbers.sql, term, where, words('2027', '4711'), async () => null)).toBeNull();
  expect(numbers.asked()).toBe(1);
});
