import {
  beginningOf,
  type Collection,
  comparablePath,
  movedPath,
  pageKey,
  pagePaths,
  routeOf,
} from '@sundowner/brand';
import { currencyName } from '@sundowner/brand/currencies';
import type { Day } from '@sundowner/calendar/day';
import { comparedFacts, contradictions } from '../facts/contradictions.ts';
import { type OldName, stillNamed } from '../facts/names-in-words.ts';
import { sizesOfNote } from '../media/crops.ts';
import type { TakenOff } from '../offers/taking-off.ts';
import type { EntryFacts, Id } from './entry-facts.ts';
import { comparedOfOffers, offersSavingNothing } from './offers-saving-nothing.ts';
import { whyShownNowhere } from './shown-nowhere.ts';

/** A picture or file of the library. */
export interface FileFacts {
  readonly collection: string;
  readonly id: Id;
  readonly filename: string;
  readonly alt: string;
  /** In bytes. */
  readonly size: number;
  readonly isPicture: boolean;
  /** Names that are others by now and stand in its words; left out for none. */
  readonly oldNames?: readonly string[];
}

/** Everything the review looks at: one moment's state of the studio. */
export interface Snapshot {
  /** As it is published. */
  readonly collection: Collection;
  readonly entries: readonly EntryFacts[];
  /** Changes waiting over a published entry; what they use is in use. */
  readonly drafts: readonly EntryFacts[];
  readonly files: readonly FileFacts[];
  /** Paths of the pages that published entries have of their own, and those that redirects lead away from. */
  readonly paths: ReadonlySet<string>;
  /** Published entries (`blog:12`) with a page of their own, or that are a part of one. */
  readonly placed: ReadonlySet<string>;
  /** Page keys that have an introduction with meta fields. */
  readonly introduced: ReadonlySet<string>;
  /** Paths of pages that must have meta fields. */
  readonly pages: readonly string[];
  /** ISO 4217: what prices are kept in; `null` where rates of any currency are on sale, as in a demonstration. */
  readonly currency: string | null;
  /** By the clock of the house. */
  readonly today: Day;
  /** Names of published entries that are others by now, by the name. */
  readonly oldNames: ReadonlyMap<string, OldName>;
  /** Offers that were taken off the site when they came to save nothing, by their ids. */
  readonly takenOff: ReadonlyMap<string, TakenOff>;
}

/** One thing to put right: the entry or file to open, and what is wrong with it. */
export interface Finding {
  readonly collection: string;
  /** `null` where an entry has still to be made. */
  readonly id: Id | null;
  readonly title: string;
  readonly says: string;
}

export interface Findings {
  readonly danglingLinks: readonly Finding[];
  readonly missingAlt: readonly Finding[];
  readonly oversize: readonly Finding[];
  readonly withoutMeta: readonly Finding[];
  readonly orphans: readonly Finding[];
  readonly shownNowhere: readonly Finding[];
  readonly otherCurrency: readonly Finding[];
  readonly offersSavingNothing: readonly Finding[];
  readonly contradictions: readonly Finding[];
}

/** In bytes. A picture of 1920 pixels is under a megabyte; what is larger fills the backup and slows the upload. */
const oversizeBytes = { picture: sizesOfNote.bytes, file: 15_000_000 } as const;

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const key = (collection: string, id: Id) => `${collection}:${id}`;
const barePath = (path: string) => (path.split(/[?#]/, 1)[0] || '/').replace(/(?<=.)\/$/, '');

/**
 * Whether a path leads somewhere: a page without parameters always does; one with them does when an entry has that path, unless no entry
 * has a path of that kind at all (such pages are not made from entries).
 */
function pathCheck({ paths, collection }: Snapshot): (path: string) => boolean {
  const fixed = new Set(pagePaths(collection));
  const kindOf = (path: string) => (fixed.has(path) ? null : (routeOf(path, collection)?.path ?? null));
  const kinds = new Set([...paths].map(kindOf));
  const beginnings = [...paths].flatMap((path) => beginningOf(path) ?? []);
  return (path) => {
    if (paths.has(path)) return true;
    // A redirect with a star at both ends leads to an address and all below it.
    const bare = barePath(beginningOf(path) ?? path);
    if (paths.has(bare) || fixed.has(bare) || movedPath(bare, collection) !== null) return true;
    if (beginnings.some((beginning) => comparablePath(bare).startsWith(beginning))) return true;
    const kind = kindOf(bare);
    return kind !== null && !kinds.has(kind);
  };
}

function danglingLinks(snapshot: Snapshot): Finding[] {
  const published = new Map(snapshot.entries.map((entry) => [key(entry.collection, entry.id), entry]));
  const files = new Set(snapshot.files.map(({ collection, id }) => key(collection, id)));
  const known = new Set([...snapshot.entries, ...snapshot.files].map(({ collection }) => collection));
  const leads = pathCheck(snapshot);
  return snapshot.entries
    .filter((entry) => entry.published)
    .flatMap(({ collection, id, title, pointers, paths }) => {
      const finding = (says: string): Finding => ({ collection, id, title, says });
      return [
        ...paths
          .filter(({ path }) => !leads(path))
          .map(({ path, field }) => finding(`${field}: ${path} is no page.`)),
        ...pointers.flatMap((pointer) => {
          const target = key(pointer.collection, pointer.id);
          // What is not looked through cannot be missed.
          if (!known.has(pointer.collection) || files.has(target)) return [];
          const entry = published.get(target);
          if (!entry) return [finding(`${pointer.field}: what was chosen has been deleted.`)];
          return entry.published ? [] : [finding(`${pointer.field}: “${entry.title}” is not published.`)];
        }),
      ];
    });
}

const looksLikeFile = (alt: string) =>
  /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic)$/i.test(alt) || /^(?:img|dsc|dscf|p)[_-]?\d+/i.test(alt);

function missingAlt(files: readonly FileFacts[]): Finding[] {
  return files
    .filter(({ isPicture, alt }) => isPicture && (alt.trim() === '' || looksLikeFile(alt.trim())))
    .map(({ collection, id, filename, alt }) => ({
      collection,
      id,
      title: filename,
      says: alt.trim() === '' ? 'It does not say what it shows.' : `“${alt.trim()}” is the name of a file.`,
    }));
}

function oversize(files: readonly FileFacts[]): Finding[] {
  return files
    .filter(({ isPicture, size }) => size > oversizeBytes[isPicture ? 'picture' : 'file'])
    .sort((one, other) => other.size - one.size)
    .map(({ collection, id, filename, size }) => ({
      collection,
      id,
      title: filename,
      says: `It has ${megabytes(size)}.`,
    }));
}

function withoutMeta({ entries, pages, introduced }: Snapshot): Finding[] {
  const lacking = entries
    .filter(({ published, missingMeta }) => published && missingMeta && missingMeta.length > 0)
    .map(({ collection, id, title, missingMeta }) => ({
      collection,
      id,
      title,
      says: `It has no ${(missingMeta ?? []).join(' and no ')} for search engines.`,
    }));
  const missing = pages
    .filter((path) => !introduced.has(pageKey(path)))
    .map((path) => ({
      collection: 'introSection',
      id: null,
      title: path,
      says: `This page has no introduction; make one for “${pageKey(path)}”.`,
    }));
  return [...missing, ...lacking];
}

function orphans({ entries, drafts, files }: Snapshot): Finding[] {
  const used = new Set(
    [...entries, ...drafts].flatMap(({ pointers }) => pointers.map((to) => key(to.collection, to.id))),
  );
  return files
    .filter(({ collection, id }) => !used.has(key(collection, id)))
    .map(({ collection, id, filename, size }) => ({
      collection,
      id,
      title: filename,
      says: `Nothing uses it (${megabytes(size)}).`,
    }));
}

/** Published entries that no visitor meets, each with the reason. */
function shownNowhere({ entries, placed }: Snapshot): Finding[] {
  const published = entries.filter((entry) => entry.published);
  const known = new Set(published.map(({ collection, id }) => key(collection, id)));
  const namedBy = new Map<string, string[]>();
  for (const { collection, id, pointers } of published) {
    for (const to of pointers) {
      const target = key(to.collection, to.id);
      if (target !== key(collection, id)) namedBy.set(target, [...(namedBy.get(target) ?? []), collection]);
    }
  }
  return published.flatMap(({ collection, id, title, pointers }) => {
    const own = key(collection, id);
    const says = whyShownNowhere({
      collection,
      placed: placed.has(own),
      namedBy: namedBy.get(own) ?? [],
      names: pointers.filter((to) => known.has(key(to.collection, to.id))).map((to) => to.collection),
    });
    return says === null ? [] : [{ collection, id, title, says }];
  });
}

/** Published rates the site does not sell, since their amounts are in another currency than prices are kept in. */
function otherCurrency({ entries, currency: base }: Snapshot): Finding[] {
  if (base === null) return [];
  return entries.flatMap(({ collection, id, title, published, currency }) =>
    published && currency && currency !== base
      ? [
          {
            ...{ collection, id, title },
            says: `Its prices are in ${currencyName(currency)}, and prices are kept in ${currencyName(base)}.`,
          },
        ]
      : [],
  );
}

/** Entries and pictures that call something by a name it no longer has. */
function oldNames({ entries, files, oldNames: old }: Snapshot): readonly Finding[] {
  const published = entries.filter((entry) => entry.published);
  const words = [...published, ...files.map((file) => ({ ...file, title: file.filename }))];
  const naming = words.flatMap((each) =>
    each.oldNames
      ? [{ ...each, oldNames: each.oldNames, saidOn: ('saidOn' in each && each.saidOn) || null }]
      : [],
  );
  return stillNamed(naming, old);
}

/** Checks of words beside those of facts: as editors read what is compared, and how it is found. */
const checksOfWords = [
  { compared: 'Names that were changed, in every sentence and picture', find: oldNames },
] as const;

/** What of the words is compared, for editors: what no check finds is said nowhere to be right. */
export const comparedInWords: readonly string[] = [
  ...comparedFacts,
  ...checksOfWords.map(({ compared }) => compared),
  comparedOfOffers,
];

/** What is broken or missing in what visitors see, each with the entry that puts it right. */
export function findBroken(snapshot: Snapshot): Findings {
  return {
    danglingLinks: danglingLinks(snapshot),
    missingAlt: missingAlt(snapshot.files),
    oversize: oversize(snapshot.files),
    withoutMeta: withoutMeta(snapshot),
    orphans: orphans(snapshot),
    shownNowhere: shownNowhere(snapshot),
    otherCurrency: otherCurrency(snapshot),
    offersSavingNothing: offersSavingNothing(snapshot.entries, snapshot.today, snapshot.takenOff),
    contradictions: [
      ...contradictions(snapshot.entries, snapshot.today),
      ...checksOfWords.flatMap(({ find }) => find(snapshot)),
    ],
  };
}

/** One entry that uses a picture. */
export interface Use {
  readonly collection: string;
  readonly id: Id;
  readonly title: string;
  readonly fields: readonly string[];
  readonly status: 'published' | 'draft';
}

/** Where a picture or another entry is used, drafts included; each entry once. */
export function listUses(
  snapshot: Pick<Snapshot, 'entries' | 'drafts'>,
  collection: string,
  id: Id,
): readonly Use[] {
  const uses = new Map<string, Use>();
  const note = (entries: readonly EntryFacts[], isDraft: boolean) => {
    for (const entry of entries) {
      const fields = entry.pointers
        .filter((to) => to.collection === collection && String(to.id) === String(id))
        .map(({ field }) => field);
      const at = key(entry.collection, entry.id);
      if (fields.length === 0 || uses.has(at)) continue;
      const status = !isDraft && entry.published ? 'published' : 'draft';
      uses.set(at, {
        collection: entry.collection,
        id: entry.id,
        title: entry.title,
        fields: [...new Set(fields)],
        status,
      });
    }
  };
  note(snapshot.entries, false);
  note(snapshot.drafts, true);
  return [...uses.values()];
}
