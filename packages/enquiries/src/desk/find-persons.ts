import type { PersonsFound } from '@sundowner/desk-wire/begun';
import { keptNumber } from '@sundowner/desk-wire/telephone';
import { digitsInFours, nameTerm, numberTerm } from '../search/person-words.ts';
import { type Term, wordsOfQuery } from '../search/plain-words.ts';
import { findByTerms } from '../search/query-terms.ts';
import { placesOf } from '../search/words-condition.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import { noApplication } from '../work/access.ts';
import { nameOf, readPersonal, words } from './read-personal.ts';
import { type EnquiryRow, enquiryColumns } from './rows.ts';

/** Enquiries that are opened for one question, the newest, and people one answer names. */
const mostOpened = 200;
const mostNamed = 8;
const mostWords = 6;

type Found = EnquiryRow & { readonly who: string | null; readonly work: string };
type Person = PersonsFound['persons'][number];

/** Where everything asked for is in somebody's name or number. */
async function placesAsked(sql: Sql, term: Term, query: string): Promise<readonly number[]> {
  const isNumber = /^[\d\s+()./-]+$/.test(query.trim());
  // Twelve digits that follow each other are nine fours; six of them leave nobody else.
  const asked = isNumber ? digitsInFours(query).map((four) => [four] as const) : wordsOfQuery(query);
  if (asked.length === 0) return [];
  const where = { table: 'search_terms', as: isNumber ? numberTerm : nameTerm } as const;
  const answer = await findByTerms(sql, term, where, asked.slice(0, mostWords), async (terms) => {
    const { count, list } = await placesOf(sql, terms);
    return count === 0 ? null : list.split(',').map(Number);
  });
  return answer?.found ?? [];
}

/** An enquiry whose person has no address is known by the number, and one without both stands alone. */
const keyOf = (row: Found, tel: string): string =>
  row.who ?? (tel === '' ? row.id : `tel ${keptNumber(tel).number}`);

/**
 * People known by a part of their name, address or number, one slip forgiven, the one who wrote last first. Of enquiries that everybody at
 * the desk may see alone: applications are no way to find a traveller.
 */
export async function findPersons(
  sql: Sql,
  vault: Vault,
  term: Term,
  query: string,
): Promise<PersonsFound['persons']> {
  const places = await placesAsked(sql, term, query);
  if (places.length === 0) return [];
  const newest = [...places].sort((a, b) => b - a).slice(0, mostOpened);
  const rows = await sql.rows<Found>(
    `SELECT ${enquiryColumns}, e.person AS who, e.work FROM enquiries e WHERE e.place IN (${newest.map(() => '?').join(', ')})
      AND e.state = 'accepted' AND e.work <> 'none' AND ${noApplication} ORDER BY e.received_at DESC, e.id DESC`,
    newest,
  );
  const people = new Map<string, Person>();
  for (const row of rows) {
    const personal = readPersonal(vault, row);
    if (!personal) continue;
    const tel = words(personal.values, 'tel');
    const key = keyOf(row, tel);
    const before = people.get(key);
    const open = row.work === 'done' ? null : row.reference;
    people.set(key, {
      name: before?.name ?? nameOf(personal),
      address: before?.address ?? (words(personal.values, 'email') || null),
      telephone: before?.telephone ?? (tel || null),
      openReference: before?.openReference ?? open,
      enquiries: (before?.enquiries ?? 0) + 1,
    });
  }
  return [...people.values()].slice(0, mostNamed);
}
