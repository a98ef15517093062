import type { DeskRow, FoundWhere } from '@sundowner/desk-wire/list';
import { openMessage, peopleIn } from '../conversation/message-content.ts';
import { noteTexts } from '../conversation/notes.ts';
import { aroundWords, wordsIn } from '../search/around-words.ts';
import { plainWords, telephoneOf } from '../search/plain-words.ts';
import { longestConversation, opened } from '../search/written.ts';
import type { Sql } from '../store/database/port.ts';
import { readReference } from '../store/reference.ts';
import type { Vault } from '../store/vault.ts';
import { yieldEventLoop } from '../yield-event-loop.ts';

/** Taking the words of a longer text takes milliseconds: others have their turn in between. */
const longText = 10_000;

/** A text of an enquiry in which a search may have found something. */
interface Place {
  readonly where: FoundWhere;
  readonly text: string;
}

/** A row of a list, and what its enquiry says beside what the row shows. */
export interface SearchedRow {
  readonly id: string;
  /** What the row shows anyway: name, the start of their words. */
  readonly shown: string;
  /** Their own words, whole. */
  readonly written: string;
  /** Everything else they filled in. */
  readonly form: readonly string[];
  readonly tags: readonly string[];
}

const ways: Readonly<Record<string, FoundWhere>> = {
  answer: 'answer',
  forward: 'answer',
  telephone: 'call',
  traveller: 'mail',
};

/** What the messages of enquiries say, and apart from it who wrote them and to whom. */
async function messagePlaces(sql: Sql, vault: Vault, ids: readonly string[]) {
  const said = new Map<string, Place[]>(ids.map((id) => [id, []]));
  const by = new Map<string, Place[]>(ids.map((id) => [id, []]));
  const rows = await sql.rows<{ id: string; enquiry_id: string; way: string; sealed: Uint8Array }>(
    `SELECT id, enquiry_id, way, sealed FROM messages WHERE sealed IS NOT NULL
      AND enquiry_id IN (${ids.map(() => '?').join(', ')}) ORDER BY at DESC, id DESC`,
    ids,
  );
  const lengths = new Map<string, number>();
  for (const { id, enquiry_id: of, way, sealed } of rows) {
    // What is beyond is found by no word.
    const before = lengths.get(of) ?? 0;
    if (before >= longestConversation) continue;
    const words = opened(() => openMessage(vault, id, sealed));
    if (!words) continue;
    const where = ways[way] ?? 'mail';
    const text = [words.text, words.subject, ...words.files].join('\n');
    const people = peopleIn(words).join(', ');
    said.get(of)?.push({ where, text });
    if (people !== '') by.get(of)?.push({ where, text: people });
    lengths.set(of, before + text.length + people.length);
    if (text.length > longText) await yieldEventLoop();
  }
  return { said, by };
}

/** The text that has most of what is missing; the first of several. */
async function best(places: readonly Place[], missing: readonly string[]): Promise<DeskRow['found']> {
  let most: { readonly place: Place; readonly words: readonly string[] } | null = null;
  for (const place of places) {
    if (place.text.length > longText) await yieldEventLoop();
    const words = wordsIn(place.text, missing);
    if (words.length > (most?.words.length ?? 0)) most = { place, words };
  }
  return most && { where: most.place.where, text: aroundWords(most.place.text, most.words) };
}

/**
 * Where a search found what a row does not show: a line around it, and what it stands in. Only of rows whose own line does not say it is
 * anything opened.
 */
export async function foundIn(
  sql: Sql,
  vault: Vault,
  rows: readonly SearchedRow[],
  query: string,
): Promise<ReadonlyMap<string, DeskRow['found']>> {
  const isWords = query.trim() !== '' && !readReference(query) && telephoneOf(query) === null;
  const asked = isWords ? plainWords(query) : [];
  const unseen = rows.flatMap((row) => {
    const seen = wordsIn(row.shown, asked);
    const missing = asked.filter((word) => !seen.includes(word));
    return missing.length > 0 ? [{ row, missing }] : [];
  });
  if (unseen.length === 0) return new Map();
  const ids = unseen.map(({ row }) => row.id);
  const messages = await messagePlaces(sql, vault, ids);
  const notes = await noteTexts(sql, vault, ids);
  const found = new Map<string, DeskRow['found']>();
  for (const { row, missing } of unseen) {
    const { id, written, form, tags } = row;
    const places = [
      { where: 'words' as const, text: written },
      ...(messages.said.get(id) ?? []),
      ...(notes.get(id) ?? []).map((text): Place => ({ where: 'note', text })),
      ...form.map((text): Place => ({ where: 'form', text })),
      ...tags.map((text): Place => ({ where: 'tag', text })),
      // Last: most messages go to the address that the form has.
      ...(messages.by.get(id) ?? []),
    ];
    found.set(id, await best(places, missing));
  }
  return found;
}
