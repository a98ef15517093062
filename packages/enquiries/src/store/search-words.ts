import { yieldEventLoop } from '../yield-event-loop.ts';
import type { Sql } from './database/port.ts';

/** Bytes of one term. */
const width = 6;
/** Terms of one statement; a rest goes in smaller ones, so that few statements differ. */
const steps = [64, 16, 4, 1] as const;
/** Terms written before others have their turn. */
const turn = 16 * 64;

export function packTerms(terms: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(terms.length * width);
  for (const [index, term] of terms.entries()) bytes.writeUIntBE(term, index * width, width);
  return bytes;
}

export function unpackTerms(packed: Uint8Array): number[] {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  return Array.from({ length: bytes.length / width }, (_, index) => bytes.readUIntBE(index * width, width));
}

async function bySteps(
  terms: readonly number[],
  run: (some: readonly number[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < terms.length; ) {
    const size = steps.find((step) => step <= terms.length - from) ?? 1;
    await run(terms.slice(from, from + size));
    from += size;
    // Of a long mail's words there are hundreds of such statements, which SQLite runs in this thread.
    if (from % turn === 0) await yieldEventLoop();
  }
}

/** The terms an enquiry is found by now. */
export async function termsOf(sql: Sql, enquiryId: string): Promise<number[]> {
  const [row] = await sql.rows<{ terms: Uint8Array }>('SELECT terms FROM search_words WHERE enquiry_id = ?', [
    enquiryId,
  ]);
  return row ? unpackTerms(row.terms) : [];
}

export async function addTerms(sql: Sql, place: number, terms: readonly number[]): Promise<void> {
  await bySteps(terms, (some) =>
    sql.run(
      `INSERT INTO search_terms (term, place) VALUES ${some.map(() => '(?, ?)').join(', ')} ON CONFLICT DO NOTHING`,
      some.flatMap((term) => [term, place]),
    ),
  );
}

export async function removeTerms(sql: Sql, place: number, terms: readonly number[]): Promise<void> {
  await bySteps(terms, (some) =>
    sql.run(`DELETE FROM search_terms WHERE term IN (${some.map(() => '?').join(', ')}) AND place = ?`, [
      ...some,
      place,
    ]),
  );
}

/** Puts down what a search forgives of a word: each slip leads to the term of the whole word. */
export async function addSlips(
  sql: Sql,
  slips: readonly { readonly slip: number; readonly term: number }[],
): Promise<void> {
  const pairs = new Map(slips.map((each) => [`${each.slip}/${each.term}`, each]));
  const all = [...pairs.values()];
  for (let from = 0; from < all.length; ) {
    const size = steps.find((step) => step <= all.length - from) ?? 1;
    const some = all.slice(from, from + size);
    await sql.run(
      `INSERT INTO search_slips (slip, term) VALUES ${some.map(() => '(?, ?)').join(', ')} ON CONFLICT DO NOTHING`,
      some.flatMap(({ slip, term }) => [slip, term]),
    );
    from += size;
    if (from % turn === 0) await yieldEventLoop();
  }
}

/** Which of some terms have their slips already: the word itself is one of them. */
export async function withSlips(sql: Sql, terms: readonly number[]): Promise<ReadonlySet<number>> {
  const known = new Set<number>();
  await bySteps(terms, async (some) => {
    const rows = await sql.rows<{ term: number }>(
      `SELECT term FROM search_slips WHERE slip IN (${some.map(() => '?').join(', ')}) AND slip = term`,
      [...some],
    );
    for (const { term } of rows) known.add(term);
  });
  return known;
}

/** Slips of words that stand nowhere any more go with the last of them. */
export async function dropSlips(sql: Sql, terms: readonly number[]): Promise<void> {
  await bySteps(terms, (some) =>
    sql.run(
      `DELETE FROM search_slips WHERE term IN (${some.map(() => '?').join(', ')})
        AND NOT EXISTS (SELECT 1 FROM search_terms s WHERE s.term = search_slips.term)
        AND NOT EXISTS (SELECT 1 FROM stray_terms t WHERE t.term = search_slips.term)`,
      [...some],
    ),
  );
}

/** What a mail of no enquiry is found by. */
export async function addStrayTerms(sql: Sql, strayId: string, terms: readonly number[]): Promise<void> {
  await bySteps(terms, (some) =>
    sql.run(
      `INSERT INTO stray_terms (term, stray_id) VALUES ${some.map(() => '(?, ?)').join(', ')} ON CONFLICT DO NOTHING`,
      some.flatMap((term) => [term, strayId]),
    ),
  );
}

/** Takes away everything by which a mail of no enquiry is found by words. */
export async function forgetStrayWords(sql: Sql, strayId: string): Promise<void> {
  const rows = await sql.rows<{ term: number }>('SELECT term FROM stray_terms WHERE stray_id = ?', [strayId]);
  await sql.run('DELETE FROM stray_terms WHERE stray_id = ?', [strayId]);
  await dropSlips(
    sql,
    rows.map(({ term }) => term),
  );
}

/** Takes away everything by which an enquiry is found by words. */
export async function forgetWords(sql: Sql, enquiryId: string): Promise<void> {
  const [row] = await sql.rows<{ place: number | null }>('SELECT place FROM enquiries WHERE id = ?', [
    enquiryId,
  ]);
  if (row?.place) {
    const terms = await termsOf(sql, enquiryId);
    await removeTerms(sql, row.place, terms);
    await dropSlips(sql, terms);
  }
  await sql.run('DELETE FROM search_words WHERE enquiry_id = ?', [enquiryId]);
  await sql.run('UPDATE enquiries SET place = NULL WHERE id = ?', [enquiryId]);
}
