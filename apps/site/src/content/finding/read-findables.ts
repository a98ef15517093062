import { type Brand, entryPath, isLinkable, shownOnPath } from '@sundowner/brand';
import { z } from 'zod';
import type { Findable } from '../model/findable.ts';
import { toPicture } from '../picture.ts';
import { only } from '../query.ts';
import { id } from '../raw/fields.ts';
import { upload } from '../raw/media.ts';
import type { Reading } from '../reading.ts';
import type { FindableCollection } from './findable-collections.ts';
import { saidTogether, wordsIn } from './words-in.ts';

const rawEntry = z.looseObject({ id, updatedAt: z.string() });
export type RawEntry = z.infer<typeof rawEntry>;

/** Pages made for one visitor, the search itself, and the policy as other programs show it, are not found. */
const isFound = (href: string): boolean =>
  !/^\/(enquire|thank-you|search|subscription-confirmation|privacy-policy-clean)(\/|$)/.test(href);

export type MayBeFound = (href: string | null) => href is string;

/** Whether a page can be found: it is built, and made for everyone. */
export const mayBeFound =
  (brand: Brand, linkable: (href: string) => boolean = (href) => isLinkable(href, brand)): MayBeFound =>
  (href): href is string =>
    href !== null && isFound(href) && linkable(href);

/** The entries of these ids with the fields they are found by. @throws OutageError */
export function readEntries(
  reading: Reading,
  { collection, title, summary, text, also, picture, address }: FindableCollection,
  ids: readonly (string | number)[],
): Promise<RawEntry[]> {
  const fields = ['updatedAt', ...title, ...summary, ...text, ...also, ...picture, ...address];
  return reading.list({
    name: `find-${collection}-entries`,
    collection,
    where: { id: { in: ids } },
    depth: 1,
    limit: ids.length,
    select: only(...fields),
    schema: rawEntry,
    keep: 'never',
  });
}

interface Around {
  readonly brand: Brand;
  readonly may: MayBeFound;
  readonly reading: Reading;
}

const firstOf = (entry: RawEntry, fields: readonly string[]): string =>
  fields.map((field) => wordsIn(entry[field])).find((words) => words !== '') ?? '';

/** The pictures of an upload field, or of a gallery. */
function picturesOf(value: unknown, reading: Reading): { readonly src: string; readonly alt: string }[] {
  return (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    const parsed = upload.safeParse(one);
    const made = parsed.success ? toPicture(parsed.data, reading) : null;
    return made ? [{ src: made.src, alt: made.alt }] : [];
  });
}

/** @returns `null` for an entry whose page is not built, or that has none */
export function toFindable(
  entry: RawEntry,
  found: FindableCollection,
  { brand, may, reading }: Around,
): Findable | null {
  const pathOf = found.partOfPage ? shownOnPath : entryPath;
  const href = pathOf(found.collection, entry, brand);
  if (!may(href)) return null;
  const [picture] = found.picture.flatMap((field) => picturesOf(entry[field], reading));
  return {
    key: `${found.collection}:${entry.id}`,
    group: found.group,
    kind: kindOf(entry, found),
    href,
    // The home page's own heading is a slogan; it is still found by it.
    title: href === '/' ? brand.collectionName : firstOf(entry, found.title),
    summary: firstOf(entry, found.summary),
    text: saidTogether(found.text.map((field) => wordsIn(entry[field]))),
    also: [...found.also, ...(href === '/' ? found.title : [])]
      .map((field) => wordsIn(entry[field]))
      .join(' ')
      .trim(),
    picture: picture ?? null,
    updatedAt: entry.updatedAt,
  };
}

const namedEntry = z.object({ name: z.string().min(1) });

/** "Villa" for a villa: a lodge's own kind is more than its collection's. "Room at River Lodge": several lodges have a family suite. */
function kindOf(entry: RawEntry, { collection, kind }: FindableCollection): string {
  if (collection === 'room') {
    const lodge = namedEntry.safeParse(entry.accommodation);
    return lodge.success ? `${kind} at ${lodge.data.name}` : kind;
  }
  const own = entry.kind;
  if (collection !== 'accommodation' || typeof own !== 'string' || own === '') return kind;
  return `${own.charAt(0).toUpperCase()}${own.slice(1)}`;
}

/** A page is one thing to find, though its words come from several entries: its introduction first, then the rest. */
export function mergePages(findables: readonly Findable[]): readonly Findable[] {
  const pages = new Map<string, Findable>();
  const others: Findable[] = [];
  for (const findable of findables) {
    const before = pages.get(findable.href);
    if (findable.group !== 'pages') others.push(findable);
    else if (before) pages.set(findable.href, joined(before, findable));
    else pages.set(findable.href, findable);
  }
  const known = new Set(others.map(({ href }) => href));
  // A page that is an entry's own, such as a property's, is found as that entry.
  const left = [...pages.values()].filter(({ href, title }) => title !== '' && !known.has(href));
  return [...others.filter(({ title }) => title !== ''), ...left];
}

const joined = (first: Findable, second: Findable): Findable => ({
  ...first,
  title: first.title || second.title,
  summary: first.summary || second.summary,
  text: saidTogether([first.text, second.title, second.summary, second.text]),
  also: `${first.also} ${second.also}`.trim(),
  picture: first.picture ?? second.picture,
  updatedAt: first.updatedAt > second.updatedAt ? first.updatedAt : second.updatedAt,
});
