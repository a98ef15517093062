import type { DeskRow, FoundWhere } from '@sundowner/desk-wire/list';
import { openMessage, peopleIn } from '../conversation/message-content.ts';
import { noteTexts } from '../conversation/notes.ts';
import { aroundWords, createWordFinder } from '../search/around-words.ts';
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

interface SealedMessage {
  readonly id: string;
  readonly enquiry_id: string;
  readonly way: string;
  readonly sealed: Uint8Array;
}

/** The messages of enquiries, each one's newest first. */
async function messagesOf(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly SealedMessage[]>> {
  const rows = await sql.rows<SealedMessage>(
    `SELECT id, enquiry_id, way, sealed FROM messages WHERE sealed IS NOT NULL
      AND enquiry_id IN (${ids.map(() => '?').join(', ')}) ORDER BY at DESC, id DESC`,
    ids,
  );
  return Map.groupBy(rows, ({ enquiry_id: id }) => id);
}

/** What an enquiry says beside their own words, in the order in which it is told; a message is opened when it is asked for. */
function* otherPlaces(
  vault: Vault,
  { form, tags }: SearchedRow,
  messages: readonly SealedMessage[],
  notes: readonly string[],
): Generator<Place> {
  const people: Place[] = [];
  let length = 0;
  for (const { id, way, sealed } of messages) {
    // What is beyond is found by no word.
    if (length >= longestConversation) break;
    const words = opened(() => openMessage(vault, id, sealed));
    if (!words) continue;
    const where = ways[way] ?? 'mail';
    const text = [words.text, words.subject, ...words.files].join('\n');
    const by = peopleIn(words).join(', ');
    if (by !== '') people.push({ where, text: by });
    length += text.length + by.length;
    yield { where, text };
  }
  for (const text of notes) yield { where: 'note', text };
  for (const text of form) yield { where: 'form', text };
  for (const text of tags) yield { where: 'tag', text };
  // Last: most messages go to the address that the form has.
  yield* people;
}

/** A text that has some of what is missing. */
interface Match {
  readonly place: Place;
  readonly words: readonly string[];
}

/** The text that has most of what is missing; the first of several, and none is looked at after one that has all of it. */
async function best(
  wordsIn: ReturnType<typeof createWordFinder>,
  places: Iterable<Place>,
  missing: readonly string[],
  known: Match | null = null,
): Promise<Match | null> {
  let most = known;
  for (const place of places) {
    if (place.text.length > longText) await yieldEventLoop();
    const words = wordsIn(place.text, missing);
    if (words.length > (most?.words.length ?? 0)) most = { place, words };
    if (most?.words.length === missing.length) break;
  }
  return most;
}

/**
 * Where a search found what a row does not show: a line around it, and what it stands in. Only of rows whose own line does not say it is
 * more read, and messages only of those whose own words do not have all of it.
 */
export async function foundIn(
  sql: Sql,
  vault: Vault,
  rows: readonly SearchedRow[],
  query: string,
): Promise<ReadonlyMap<string, DeskRow['found']>> {
  const isWords = query.trim() !== '' && !readReference(query) && telephoneOf(query) === null;
  const asked = isWords ? plainWords(query) : [];
  const found = new Map<string, DeskRow['found']>();
  if (asked.length === 0) return found;
  const wordsIn = createWordFinder(asked);
  const tell = (row: SearchedRow, match: Match | null) =>
    found.set(
      row.id,
      match && { where: match.place.where, text: aroundWords(match.place.text, match.words) },
    );
  const unseen: { readonly row: SearchedRow; readonly missing: string[]; readonly own: Match | null }[] = [];
  for (const row of rows) {
    const seen = wordsIn(row.shown);
    const missing = asked.filter((word) => !seen.includes(word));
    if (missing.length === 0) continue;
    const own = await best(wordsIn, [{ where: 'words', text: row.written }], missing);
    if (own?.words.length === missing.length) tell(row, own);
    else unseen.push({ row, missing, own });
  }
  if (unseen.length === 0) return found;
  const ids = unseen.map(({ row }) => row.id);
  const messages = await messagesOf(sql, ids);
  const notes = await noteTexts(sql, vault, ids);
  for (const { row, missing, own } of unseen) {
    const places = otherPlaces(vault, row, messages.get(row.id) ?? [], notes.get(row.id) ?? []);
    tell(row, await best(wordsIn, places, missing, own));
  }
  return found;
}
