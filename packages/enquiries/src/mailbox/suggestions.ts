import type { Collection } from '@sundowner/brand';
import type { SuggestionReason, UnmatchedMail } from '@sundowner/desk-wire/mails';
import { personName } from '@sundowner/desk-wire/person-name';
import type { UnmatchedMailContent } from '../conversation/unmatched-mail-content.ts';
import type { Sql } from '../store/database/port.ts';
import { openPersonal, type PersonHash } from '../store/personal-fields.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import { type Asker, seenKinds } from '../work/access.ts';
import { addressesOf } from '../work/same-person.ts';
import { referencesIn } from './named-references.ts';
import { enquiryInWords } from './reads-like.ts';
import type { ReadsLike } from './unmatched-mail-rows.ts';
import { answerableTo } from './writer.ts';

type Suggestion = NonNullable<UnmatchedMail['suggestion']>;

/** Enquiries that are looked through for a name, the newest. */
const mostNames = 200;
const most = 10;

export interface SuggestionDeps {
  readonly vault: Vault;
  readonly hash: PersonHash;
  readonly collection: Collection;
}

interface Row {
  readonly reference: string;
}

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/** Enquiries a mail names, of those `asker` sees. */
async function named(sql: Sql, asker: Asker, words: UnmatchedMailContent): Promise<string[]> {
  const { subject, text, quoted, refersTo } = words;
  const references = words.references ?? referencesIn([subject, text, quoted].join('\n'));
  const all = [...new Set([...references, ...referencesIn(refersTo.join('\n'))])].slice(0, most);
  if (all.length === 0) return [];
  const rows = await sql.rows<Row>(
    `SELECT e.reference FROM enquiries e WHERE e.reference IN (${marks(all)}) AND e.state <> 'erased' AND ${seenKinds(asker)}
      ORDER BY e.received_at DESC`,
    all,
  );
  return rows.map(({ reference }) => reference);
}

/** Enquiries of its writer, those that are open first. */
async function ofAddress(
  sql: Sql,
  asker: Asker,
  words: UnmatchedMailContent,
  hash: PersonHash,
): Promise<string[]> {
  const { from, envelope } = words;
  const addresses = [from, ...(envelope ? [answerableTo(envelope).address] : [])];
  const persons: string[] = [];
  for (const person of new Set(addresses.map(hash)))
    if (person !== null) persons.push(...(await addressesOf(sql, person)));
  if (persons.length === 0) return [];
  const rows = await sql.rows<Row>(
    `SELECT e.reference FROM enquiries e WHERE e.person IN (${marks(persons)}) AND e.state <> 'erased' AND ${seenKinds(asker)}
      ORDER BY CASE WHEN e.state = 'accepted' AND e.work IN ('new', 'open', 'waiting') THEN 0 ELSE 1 END, e.received_at DESC
      LIMIT ${most}`,
    persons,
  );
  return rows.map(({ reference }) => reference);
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Surnames of the newest enquiries that are open, each with its reference: opened once for a whole list. */
export async function openSurnames(
  sql: Sql,
  asker: Asker,
  vault: Vault,
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.rows<Row & { id: string; sealed: Uint8Array | null }>(
    `SELECT e.id, e.reference, e.sealed FROM enquiries e WHERE e.state = 'accepted' AND e.work IN ('new', 'open', 'waiting')
      AND ${seenKinds(asker)} ORDER BY e.received_at DESC LIMIT ${mostNames}`,
  );
  const found = new Map<string, string>();
  for (const { id, reference, sealed } of rows) {
    const surname = plain(String(valuesOf(vault, sealed, id)?.surname ?? ''));
    if (surname.length > 2 && !found.has(surname)) found.set(surname, reference);
  }
  return found;
}

function valuesOf(vault: Vault, sealed: Uint8Array | null, id: string) {
  try {
    return openPersonal(vault, sealed, id)?.values ?? null;
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

/** What is likeliest for a mail, with its reason, and all enquiries it may belong to. */
export async function suggestionFor(
  sql: Sql,
  asker: Asker,
  { words, readsLike }: { readonly words: UnmatchedMailContent; readonly readsLike: ReadsLike | null },
  surnames: ReadonlyMap<string, string>,
  { hash, collection }: SuggestionDeps,
): Promise<{ readonly suggestion: Suggestion | null; readonly mayBe: readonly string[] }> {
  const byName = await named(sql, asker, words);
  const same = await ofAddress(sql, asker, words, hash);
  const mayBe = [...new Set([...byName, ...same])].slice(0, most);
  const suggest = (reference: string | null, reason: SuggestionReason, why = ''): Suggestion => ({
    reference,
    reason,
    words: why,
  });
  if (byName[0] !== undefined) return { mayBe, suggestion: suggest(byName[0], 'named-in-text') };
  if (same[0] !== undefined) return { mayBe, suggestion: suggest(same[0], 'same-address') };
  if (readsLike === 'machine') return { mayBe, suggestion: null };
  const { first, last } = personName(words.name);
  const namesake = surnames.get(plain(last || first));
  if (namesake !== undefined) return { mayBe, suggestion: suggest(namesake, 'same-name') };
  if (readsLike !== 'enquiry') return { mayBe, suggestion: null };
  const seen = enquiryInWords(`${words.subject}\n${words.text}`, collection);
  return { mayBe, suggestion: suggest(null, 'reads-like-one', seen) };
}
