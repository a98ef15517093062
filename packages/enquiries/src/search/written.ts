import type { Collection } from '@sundowner/brand';
import { openMessage, peopleIn } from '../conversation/message-content.ts';
import { notesOf } from '../conversation/notes.ts';
import { tagsOf } from '../conversation/tags.ts';
import { fieldsOf } from '../forms/form.ts';
import { formFor } from '../forms/registry.ts';
import type { Sql } from '../store/database/port.ts';
import { openPersonal, type PersonalFields } from '../store/personal-fields.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import { askedKeys, keptProperties, nameOfProperty } from '../work/asked-properties.ts';
import { namesOfNamed } from '../work/place-names.ts';
import { formerNames } from '../work/property-words.ts';
import { yieldEventLoop } from '../yield-event-loop.ts';

/** An enquiry whose words are taken. */
export interface WordsRow {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly page: string;
  readonly sealed: Uint8Array | null;
}

/** What no key opens is found by nothing, and holds up nobody. */
export function opened<T>(open: () => T): T | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

function ofForm(kind: string, personal: PersonalFields): string[] {
  const form = formFor(kind);
  const consent = form ? fieldsOf(form).find(({ rule }) => rule === 'consent')?.name : undefined;
  const answers = Object.entries(personal.values).filter(([name]) => name !== consent);
  return [...answers.flatMap(([, value]) => value), ...Object.values(personal.extra)];
}

/** So much of a conversation is found by its words, the newest of it: mails may be as long as their writers like, and as many. */
export const longestConversation = 400_000;

async function ofMessages(sql: Sql, vault: Vault, id: string): Promise<string[]> {
  const rows = await sql.rows<{ id: string; sealed: Uint8Array }>(
    'SELECT id, sealed FROM messages WHERE enquiry_id = ? AND sealed IS NOT NULL ORDER BY id DESC',
    [id],
  );
  const texts: string[] = [];
  let length = 0;
  for (const row of rows) {
    if (length >= longestConversation) break;
    await yieldEventLoop();
    const words = opened(() => openMessage(vault, row.id, row.sealed));
    if (!words) continue;
    texts.push(words.subject, words.text, words.to ?? '', ...words.files, ...peopleIn(words));
    length += words.text.length;
  }
  return texts;
}

/** Its letters, and the two halves by themselves: a person who has heard half of it on the telephone finds it. */
const ofReference = (reference: string): string[] => [
  reference,
  reference.replace(/-/g, ''),
  reference.split('-').slice(1).join(''),
];

/**
 * Names of the properties it is about, and those they had of late, one that is published no more by its key; and every name the lodges and
 * residences have had that it names.
 */
async function ofPlaces(
  sql: Sql,
  row: WordsRow,
  personal: PersonalFields | null,
  collection: Collection,
): Promise<string[]> {
  const kept = (await keptProperties(sql, [row.id])).get(row.id) ?? [];
  const keys = askedKeys({ values: personal?.values ?? {}, page: row.page }, kept, collection);
  return [
    ...keys.map((key) => nameOfProperty(key, collection)),
    ...(await formerNames(sql, keys)),
    ...(await namesOfNamed(sql, personal?.values ?? {})),
  ];
}

/** What an enquiry is found by. */
export interface Written {
  readonly texts: readonly string[];
  readonly numbers: readonly string[];
  /** Names and addresses of whom it is of. */
  readonly names: readonly string[];
}

/** Of what was merged into an enquiry: its reference and its form. What was said about it is with the one it became part of. */
async function ofMerged(sql: Sql, vault: Vault, id: string): Promise<Written> {
  const rows = await sql.rows<WordsRow>(
    'SELECT id, reference, kind, page, sealed FROM enquiries WHERE merged_into = ? ORDER BY id',
    [id],
  );
  const parts = rows.map((row) => ({ row, personal: opened(() => openPersonal(vault, row.sealed, row.id)) }));
  return {
    texts: parts.flatMap(({ row, personal }) => [
      ...ofReference(row.reference),
      ...(personal ? ofForm(row.kind, personal) : []),
    ]),
    numbers: parts.flatMap(({ personal }) => personal?.values.tel ?? []),
    names: parts.flatMap(({ personal }) => namesIn(personal)),
  };
}

const namesIn = (personal: PersonalFields | null): string[] =>
  ['name', 'surname', 'email'].flatMap((name) => personal?.values[name] ?? []);

/** Every text a person wrote in or about an enquiry, traveller or concierge, with what it is called by; and its telephone numbers. */
export async function writtenIn(
  sql: Sql,
  vault: Vault,
  row: WordsRow,
  collection: Collection,
): Promise<Written> {
  const personal = opened(() => openPersonal(vault, row.sealed, row.id));
  const notes = await notesOf(sql, vault, row.id);
  const merged = await ofMerged(sql, vault, row.id);
  return {
    texts: [
      ...ofReference(row.reference),
      ...(personal ? ofForm(row.kind, personal) : []),
      ...merged.texts,
      ...(await ofPlaces(sql, row, personal, collection)),
      ...notes.map(({ text }) => text),
      ...((await tagsOf(sql, [row.id])).get(row.id) ?? []),
      // Last: where an enquiry has too many words to be found by all, it is theirs that are left out.
      ...(await ofMessages(sql, vault, row.id)),
    ],
    numbers: [...[personal?.values.tel ?? []].flat(), ...merged.numbers],
    names: [...namesIn(personal), ...merged.names],
  };
}
