import { expect, test } from 'vitest';
import type { Sql } from '../store/database/port.ts';
import { findByTerms } from './query-terms.ts';

/** A store in which every word is somewhere, in as many enquiries as `count` says, and each may be a slip of forty others. */
function storeOf(count: number) {
  let asked = 0;
  const rows = async (text: string) => {
    asked += 1;
    return text.includes('search_slips')
      ? Array.from({ length: 32 }, (_, index) => ({ term: 1_000_000 + asked * 100 + index }))
      : [{ n: count }];
  };
  return { sql: { rows } as unknown as Sql, asked: () => asked };
}

const numbered = new Map<string, number>();
const term = (word: string) => {
  numbered.set(word, numbered.get(word) ?? numbered.size);
  return numbered.get(word) ?? 0;
};
const words = (...all: string[]) =>
  all.map((word) => ({ ways: [word] as const, table: 'search_terms' as const }));

test('CNV-09/slips-together a slip is tried in one word after the other, then in all, and never without end', async () => {
  const many =
    'alpha bravo charlie delta echoes foxtrot golfing hotels indigo juliet kilogram limatown'.split(' ');
  const { sql, asked } = storeOf(3);
  const attempts: number[] = [];
  const nothing = await findByTerms(sql, term, words(...many), async (terms) => {
    attempts.push(terms.filter(({ forgiven }) => forgiven).length);
    return null;
  });
  expect(nothing).toBeNull();
  expect(attempts).toEqual([0, 1, 1, 1, 1, 1, 1, 6]);
  expect(asked()).toBeLessThan(12 + 6 * 10);
});

test('CNV-09/slips-together where nothing is to be forgiven nothing more is looked for', async () => {
  const found = storeOf(3);
  const answer = await findByTerms(found.sql, term, words('nomvula', 'dlamini'), async () => 'found');
  expect(answer).toMatchObject({ found: 'found', asked: [{ forgiven: false }, { forgiven: false }] });
  expect(found.asked()).toBe(2);
  const thousands = storeOf(1500);
  expect(await findByTerms(thousands.sql, term, words('lodge', 'safari'), async () => null)).toBeNull();
  expect(thousands.asked()).toBe(2);
  const numbers = storeOf(3);
  expect(await findByTerms(numbers.sql, term, words('2027', '4711'), async () => null)).toBeNull();
  expect(numbers.asked()).toBe(2);
});
