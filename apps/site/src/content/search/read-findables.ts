import {
  addressWord,
  type Collection,
  type EntryLike,
  entryPath,
  hasItsEntry,
  hasPage,
  isNeededBy,
  propertyOfKey,
  propertyOfPath,
  regionOfKey,
  shownOnPath,
} from '@sundowner/brand';
import { z } from 'zod';
import { picture as pictureShape } from '../fields/common.ts';
import { day, id, words } from '../fields/fields.ts';
import { only } from '../reading/content-read.ts';
import type { Reading } from '../reading/reading.ts';
import type { Findable, FindablePicture } from './findable.ts';
import type { FindableCollection } from './findable-collection.ts';
import { joinWords, plainText } from './plain-text.ts';
import { splitSections } from './split-sections.ts';

const rawEntry = z.looseObject({ id, updatedAt: z.string() });
export type RawEntry = z.infer<typeof rawEntry>;

/** Pages made for one visitor, the search itself, and the policy as other programs show it, are not found. */
const isFound = (href: string): boolean =>
  !/^\/(enquire(?!\/what-to-expect\/)|my-enquiry|thank-you|search|subscription-confirmation|privacy-policy-clean)(\/|$)/.test(
    href,
  );

export type MayBeFound = (href: string | null) => href is string;

/** Whether a page can be found: there is one, and it is made for everyone. */
export const mayBeFound =
  (known: Collection, linkable: (href: string) => boolean = (href) => hasPage(href, known)): MayBeFound =>
  (href): href is string =>
    href !== null && isFound(href) && linkable(href) && hasItsEntry(href, known);

/** The entries of these ids with the fields they are found by. @throws OutageError */
export function readEntries(
  reading: Reading,
  found: FindableCollection,
  ids: readonly (string | number)[],
): Promise<RawEntry[]> {
  const { collection, title, summary, text, also, picture, cost, place, parts, address, shown, rows } = found;
  const more = [...(shown ? [shown.from, shown.until] : []), ...(rows ? [rows.list] : [])];
  const fields = [title, summary, text, also, picture, cost, place, parts, address, more].flat();
  return reading.list({
    name: `find-${collection}-entries`,
    collection,
    where: { id: { in: ids } },
    depth: 1,
    limit: ids.length,
    select: only('updatedAt', ...new Set(fields)),
    schema: rawEntry,
    keep: 'never',
  });
}

/** What an entry is found by beside its own fields. */
export interface Around {
  readonly known: Collection;
  readonly may: MayBeFound;
}

const named = z.union([
  z.object({ name: z.string().min(1) }).transform(({ name }) => name),
  z.object({ title: z.string().min(1) }).transform(({ title }) => title),
]);

/** The words of a field; of entries it names, their names. */
function wordsOfField(value: unknown): string {
  const names = (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    const parsed = isEntry(one) ? named.safeParse(one) : null;
    return parsed?.success ? [parsed.data] : [];
  });
  return names.length > 0 ? names.join(' · ') : plainText(value);
}

const isEntry = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'createdAt' in value;

const firstOf = (entry: RawEntry, fields: readonly string[]): string =>
  fields.map((field) => plainText(entry[field])).find((words) => words !== '') ?? '';

/** The first picture of an upload field, or of a gallery. */
function pictureIn(value: unknown): FindablePicture | null {
  for (const one of Array.isArray(value) ? value : [value]) {
    const made = pictureShape.safeParse(one).data;
    if (!made) continue;
    const { src, alt, width, height, focus, sources } = made;
    return { src, alt, width, height, focus, sources };
  }
  return null;
}

const dayOrNull = (value: unknown): string | null => {
  const parsed = day.safeParse(value);
  return parsed.success ? parsed.data : null;
};

/** A slug as it stands, a title as a part of an address. */
const fragmentOf = (words: string) => (/^[\w-]+$/.test(words) ? words : addressWord(words));

/** What was read of an entry. */
export interface ReadFindable extends Findable {
  /** Whether its page stands because of it. An introduction, or an experience of a kind, makes none. */
  readonly makesPage: boolean;
}

/** The pages of an entry's rows. */
function rowsFound(entry: RawEntry, found: FindableCollection, around: Around): readonly ReadFindable[] {
  const { rows, collection, group, kind } = found;
  const held = rows ? entry[rows.list] : null;
  if (!rows || !Array.isArray(held)) return [];
  return held.flatMap((row: EntryLike): readonly ReadFindable[] => {
    const href = row[rows.href];
    if (typeof href !== 'string' || !around.may(href)) return [];
    return [
      {
        ...{ key: `${collection}:${entry.id}${href}`, group, kind, href, anchor: '', also: '', cost: '' },
        place: propertyOfPath(href, around.known)?.shortName ?? '',
        title: plainText(row[rows.title]),
        summary: plainText(row[rows.summary]),
        text: plainText(row[rows.text]),
        picture: pictureIn(row[rows.picture]),
        shown: null,
        updatedAt: entry.updatedAt,
        makesPage: isNeededBy(href, collection, entry, around.known),
      },
    ];
  });
}

/** Whether a part of a page is of a property that is not published: the page leaves it out. */
const isOfRetired = ({ property }: RawEntry, { partOfPage, place }: FindableCollection, known: Collection) =>
  partOfPage &&
  place.includes('property') &&
  typeof property === 'string' &&
  property !== '' &&
  propertyOfKey(property, known) === null;

/** What is found of an entry: itself, and each of its parts; nothing where its page is not built, or it has none. */
export function toFindables(
  entry: RawEntry,
  found: FindableCollection,
  around: Around,
): readonly ReadFindable[] {
  if (found.rows) return rowsFound(entry, found, around);
  const { known, may } = around;
  const href = (found.partOfPage ? shownOnPath : entryPath)(found.collection, entry, known);
  if (!may(href) || isOfRetired(entry, found, known)) return [];
  // The home page's own heading is a slogan; it is still found by it.
  const named = href === '/' ? known.brand.collectionName : firstOf(entry, found.title);
  // Else it would be found in the place of the experience it is about.
  const title = found.collection === 'whatToExpect' ? `${named}: what to expect` : named;
  const days = found.shown && [dayOrNull(entry[found.shown.from]), dayOrNull(entry[found.shown.until])];
  const whole: ReadFindable = {
    key: `${found.collection}:${entry.id}`,
    group: found.group,
    kind: kindOf(entry, found),
    place: placeOf(entry, found, known),
    href,
    anchor: found.anchor ? fragmentOf(plainText(entry[found.anchor])) : '',
    title,
    summary: firstOf(entry, found.summary),
    text: joinWords(found.text.map((field) => wordsOfField(entry[field]))),
    also: [...found.also, ...(href === '/' ? found.title : [])]
      .map((field) => wordsOfField(entry[field]))
      .join(' ')
      .trim(),
    picture: found.picture.map((field) => pictureIn(entry[field])).find(Boolean) ?? null,
    cost: words.parse(firstOf(entry, found.cost)),
    shown: days?.[0] && days[1] ? { from: days[0], until: days[1] } : null,
    updatedAt: entry.updatedAt,
    makesPage: isNeededBy(href, found.collection, entry, known),
  };
  const parts = splitSections(entry, found.parts, title).flatMap(
    ({ kind, page, anchor, title: own, text }) => {
      const path = `${href}${page}`;
      if (!may(path)) return [];
      const part = {
        kind,
        anchor,
        href: path,
        title: own,
        summary: '',
        text,
        also: '',
        cost: '',
        place: title,
      };
      return [{ ...whole, ...part, key: `${whole.key}#${anchor}`, group: 'questions' as const }];
    },
  );
  return [whole, ...parts];
}

/** The name of the property or region whose key a field holds, that of an entry it names, else its words. */
function placeOf(entry: RawEntry, { place }: FindableCollection, known: Collection): string {
  const names = place.map((field) => {
    const value = entry[field];
    const key = typeof value === 'string' ? value : '';
    const one = propertyOfKey(key, known)?.shortName ?? regionOfKey(key, known)?.name;
    return one ?? wordsOfField(value);
  });
  return names.find((name) => name !== '')?.replaceAll(' · ', ', ') ?? '';
}

/** "Villa" for a villa: a lodge's own kind is more than its collection's. */
function kindOf(entry: RawEntry, { collection, kind }: FindableCollection): string {
  const own = entry.kind;
  if (collection !== 'accommodation' || typeof own !== 'string' || own === '') return kind;
  return `${own.charAt(0).toUpperCase()}${own.slice(1)}`;
}

const addressOf = ({ href, anchor }: Findable): string => (anchor ? `${href}#${anchor}` : href);

/**
 * A page is one thing to find, though its words come from several entries: its introduction first, then the rest. So is a place that is a
 * property and its one lodge, and a question both of them answer. What stands on a page that nothing makes is not found.
 *
 * @param answers whether a page answers without any of them
 * @returns one without a title is a page that is not found by words, and is there all the same
 */
export function mergePages(
  findables: readonly ReadFindable[],
  answers: (href: string) => boolean,
): readonly Findable[] {
  const made = new Set(findables.filter(({ makesPage }) => makesPage).map(({ href }) => href));
  const pages = new Map<string, Findable>();
  const others = new Map<string, Findable>();
  for (const findable of findables) {
    if (!made.has(findable.href) && !answers(findable.href)) continue;
    const known = findable.group === 'pages' ? pages : others;
    const address = addressOf(findable);
    const before = known.get(address);
    known.set(address, before ? joined(before, findable) : findable);
  }
  // A page that is an entry's own, such as a property's, is found as that entry.
  const left = [...pages].filter(([address]) => !others.has(address));
  return [...others.values(), ...left.map(([, page]) => page)];
}

/** A property that is one lodge is a lodge. */
const kindOfBoth = (first: string, second: string) => (first === 'Property' ? second : first);

const joined = (first: Findable, second: Findable): Findable => ({
  ...first,
  kind: kindOfBoth(first.kind, second.kind),
  title: first.title || second.title,
  summary: first.summary || second.summary,
  text:
    first.text === second.text
      ? first.text
      : joinWords([
          first.text,
          ...[second.title, second.summary].filter((words) => words !== first.title),
          second.text,
        ]),
  also: `${first.also} ${second.also}`.trim(),
  picture: first.picture ?? second.picture,
  cost: first.cost || second.cost,
  updatedAt: first.updatedAt > second.updatedAt ? first.updatedAt : second.updatedAt,
});
