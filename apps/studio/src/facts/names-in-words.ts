import type { Day } from '@sundowner/calendar/day';
import { dayInWords } from '@sundowner/calendar/words';
import { type Row, text } from './rows.ts';

/** The fields by whose words visitors know an entry, in what sentences elsewhere name: a property goes by two. */
const namingFields = {
  propertyUpdated: ['name', 'shortName'],
  accommodation: ['name'],
  residence: ['name'],
  treehouse: ['name'],
  packages: ['title'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Further names that stand in sentences: one of these may be what another entry was once called. */
const alsoNaming = {
  room: ['roomName'],
  region: ['name'],
  destination: ['name'],
  experiences: ['title'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const everyNamingField: Readonly<Record<string, readonly string[]>> = {
  ...namingFields,
  ...alsoNaming,
};

/** The fields that hold what sentences elsewhere call an entry; none for what they do not name. */
export const namesOf = (collection: string): readonly string[] =>
  (namingFields as Readonly<Record<string, readonly string[]>>)[collection] ?? [];

/** A name that is another in another state of an entry; `to` is empty where it has none. */
export interface OtherName {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** The names in which two states of an entry differ, but those it did not have before. */
export const otherNames = (collection: string, before: Row, after: Row): readonly OtherName[] =>
  namesOf(collection).flatMap((field) => {
    const [from, to] = [text(before[field]).trim(), text(after[field]).trim()];
    return from === '' || from === to ? [] : [{ field, from, to }];
  });

/** A name that visitors read once. */
export interface EarlierName {
  readonly field: string;
  readonly name: string;
  /** ISO 8601: when it was no longer published. */
  readonly until: string;
}

/** Names kept of one entry: with more, the one that has been gone for longest is forgotten. */
const keptNames = 24;

/** Earlier names of an entry with those that have just gone; one that was borne twice counts from when it went last. */
export function withEarlier(
  known: readonly EarlierName[],
  gone: readonly EarlierName[],
): readonly EarlierName[] {
  const again = new Set(gone.map(({ field, name }) => `${field} ${name}`));
  return [...known.filter(({ field, name }) => !again.has(`${field} ${name}`)), ...gone].slice(-keptNames);
}

/** A name as the record keeps it, with what the entry is called now. */
export interface OldName {
  readonly name: string;
  readonly now: string;
  /** The day this name went, and that on which the last one before the present did. */
  readonly went: Day;
  readonly since: Day;
}

/** A word of a text with what parts it from the one before. */
interface Word {
  readonly word: string;
  readonly gap: string;
}

/** "The" begins many names, and stands small within a sentence. */
const plain = (word: string) => (word === 'The' ? 'the' : word);

function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const gap = text.slice(end, index).replace(/\s+/g, ' ').replace(/’/g, "'");
    words.push({ word: plain(word), gap });
    end = index + word.length;
  }
  return words;
}

/** Names by their words, so that a text is read once however many there are. */
interface Branch {
  readonly next: Map<string, Branch>;
  /** Whether a name ends here, and which of the old ones. */
  ends: boolean;
  old: string | null;
}

const branch = (): Branch => ({ next: new Map(), ends: false, old: null });

function grow(root: Branch, name: string, old: string | null): void {
  let at = root;
  for (const [place, { word, gap }] of wordsOf(name).entries()) {
    const step = place === 0 ? word : `${gap}${word}`;
    const next = at.next.get(step) ?? branch();
    at.next.set(step, next);
    at = next;
  }
  if (at === root) return;
  at.ends = true;
  at.old = old;
}

/** Which old names some words say, each once. */
export type NameFinder = (texts: readonly string[]) => readonly string[];

/**
 * Makes what finds old names in words: whole words in their order, and of names within one another the longest, so that "Reed" is not found
 * where "Reed Camp" stands. The time it takes goes with the length of the words.
 *
 * @param current every name that is borne today: what one of them says is not old
 */
export function nameFinder(old: readonly string[], current: readonly string[]): NameFinder {
  const root = branch();
  for (const name of old) grow(root, name, name);
  for (const name of current) grow(root, name, null);
  return (texts) => {
    const found = new Set<string>();
    for (const text of texts) {
      const words = wordsOf(text);
      for (let at = 0; at < words.length; ) {
        const { last, old: name } = longestAt(root, words, at);
        if (name !== null) found.add(name);
        at = last + 1;
      }
    }
    return [...found];
  };
}

/** The longest name that begins at a word: its last word, or the word itself where none does. */
function longestAt(root: Branch, words: readonly Word[], from: number) {
  let found: { readonly last: number; readonly old: string | null } = { last: from, old: null };
  let at: Branch | undefined = root;
  for (let place = from; at && place < words.length; place += 1) {
    const { word, gap } = words[place] as Word;
    at = at.next.get(place === from ? word : `${gap}${word}`);
    if (at?.ends) found = { last: place, old: at.old };
  }
  return found;
}

/** An entry or a picture as it is looked through for old names. */
export interface NamingWords {
  readonly collection: string;
  readonly id: number | string;
  readonly title: string;
  /** Old names that stand in what visitors read of it. */
  readonly oldNames: readonly string[];
  /** The day its words are of, where it says one: a story keeps the names of its day. */
  readonly saidOn: Day | null;
}

export interface StillNamed {
  readonly collection: string;
  readonly id: number | string;
  readonly title: string;
  readonly says: string;
}

/**
 * Where names still stand that are others by now, one line an entry. What says a day before the name went told the truth then.
 *
 * @param old by name
 */
export function stillNamed(
  entries: readonly NamingWords[],
  old: ReadonlyMap<string, OldName>,
): readonly StillNamed[] {
  return entries.flatMap(({ collection, id, title, oldNames, saidOn }) => {
    const standing = oldNames.flatMap((name) => {
      const known = old.get(name);
      return known && (saidOn === null || saidOn >= known.went) ? [known] : [];
    });
    if (standing.length === 0) return [];
    const told = standing.map(
      ({ name, now, since }) => `“${name}”, which is called “${now}” since ${dayInWords(since)}`,
    );
    return [{ collection, id, title, says: `It still says ${told.join(', and ')}.` }];
  });
}
