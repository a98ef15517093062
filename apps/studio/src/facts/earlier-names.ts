import type { CollectionConfig, CollectionSlug, Payload, PayloadRequest } from 'payload';
import { type EntryRow, readRow } from '../content-changes/entry-row.ts';
import { isSeen, seen } from '../links/index-entries.ts';
import { savesDraftAlone } from '../links/take-down-rules.ts';
import { houseToday } from '../runtime/house.ts';
import { readValue, takeValue, writeWithin } from '../runtime/key-values.ts';
import {
  type EarlierName,
  everyNamingField,
  type NameFinder,
  nameFinder,
  namesOf,
  type OldName,
  otherNames,
  withEarlier,
} from './names-in-words.ts';
import { rowsOf, text } from './rows.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;
type Id = EntryRow['id'];

export const earlierNameKeys = 'earlier-names:';
const keyOf = (collection: string, id: Id) => `${earlierNameKeys}${collection}:${id}`;
const memory = (collection: string, id: Id) => `names-before:${collection}:${id}`;

const earlierIn = (value: unknown): readonly EarlierName[] =>
  rowsOf((value as { earlier?: unknown } | null | undefined)?.earlier).map(({ field, name, until }) => ({
    field: text(field),
    name: text(name),
    until: text(until),
  }));

/** The names of an entry that visitors read before a change and do not read after it. */
function gone(collection: string, before: EntryRow, now: EntryRow | null): readonly EarlierName[] {
  const until = new Date().toISOString();
  return otherNames(collection, before, now ?? {}).map(({ field, from }) => ({ field, name: from, until }));
}

/**
 * Notes a name when it is no longer published, in the transaction of the change: by another name, by an entry that is taken down and may
 * come back under another. The versions of an entry cannot tell: of them the last thirty are kept. A change that leaves its names alone asks
 * the database nothing.
 */
export function earlierNameHooks(slug: CollectionSlug): Hooks {
  if (namesOf(slug).length === 0) return {};
  return {
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        if (operation !== 'update' || savesDraftAlone(req, slug)) return data;
        const row = await readRow(req, slug, originalDoc.id);
        if (isSeen(row)) req.context[memory(slug, row.id)] = row;
        return data;
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        const key = memory(slug, doc.id);
        const before = req.context[key] as EntryRow | undefined;
        delete req.context[key];
        if (!before) return doc;
        const row = await readRow(req, slug, doc.id);
        await note(req, slug, doc.id, gone(slug, before, isSeen(row) ? row : null));
        return doc;
      },
    ],
    afterDelete: [
      async ({ doc, id, req }) => {
        // Another entry may get its number.
        await takeValue(req.payload, keyOf(slug, id), { req });
        return doc;
      },
    ],
  };
}

async function note(req: PayloadRequest, slug: string, id: Id, names: readonly EarlierName[]): Promise<void> {
  if (names.length === 0) return;
  const key = keyOf(slug, id);
  const known = earlierIn(await readValue(req.payload, key, req));
  await writeWithin(req, key, { earlier: withEarlier(known, names) });
}

/** The names that are others by now, and what finds them in words. */
export interface OldNames {
  readonly names: ReadonlyMap<string, OldName>;
  readonly find: NameFinder;
  /** The same for the same names, old and current. */
  readonly key: string;
}

const none: OldNames = { names: new Map(), find: () => [], key: '' };

interface Borne {
  readonly collection: string;
  readonly row: EntryRow;
}

async function namesBorne(payload: Payload): Promise<readonly Borne[]> {
  const collections = Object.entries(everyNamingField).filter(([slug]) => slug in payload.collections);
  const found = await Promise.all(
    collections.map(async ([collection, fields]) => {
      const { docs } = await payload.db.find<EntryRow>({
        collection: collection as CollectionSlug,
        where: { and: [...seen] },
        select: Object.fromEntries(fields.map((name) => [name, true as const])),
        limit: 0,
        pagination: false,
      });
      return docs.map((row) => ({ collection, row }));
    }),
  );
  return found.flat();
}

/**
 * Which names are others by now. A name that some published entry bears is not old, nor is one of an entry that is not published.
 *
 * @param notes of the studio, those under `earlierNameKeys` among them
 */
export async function readOldNames(payload: Payload, notes: ReadonlyMap<string, unknown>): Promise<OldNames> {
  if (![...notes.keys()].some((key) => key.startsWith(earlierNameKeys))) return none;
  const borne = await namesBorne(payload);
  const current = borne.flatMap(({ collection, row }) =>
    (everyNamingField[collection] ?? []).map((field) => text(row[field]).trim()).filter(Boolean),
  );
  const isBorne = new Set(current);
  const names = new Map<string, OldName>();
  for (const { collection, row } of borne) {
    const earlier = earlierIn(notes.get(keyOf(collection, row.id)));
    for (const { field, name, until } of earlier) {
      const now = text(row[field]).trim();
      if (now === '' || isBorne.has(name)) continue;
      const last = earlier.filter((other) => other.field === field).map((other) => other.until);
      const [went, since] = [until, last.toSorted().at(-1) ?? until].map((at) => houseToday(Date.parse(at)));
      if (went && since) names.set(name, { name, now, went, since });
    }
  }
  const old = [...names.keys()];
  if (old.length === 0) return none;
  const key = JSON.stringify([[...names.values()], [...isBorne].sort()]);
  return { names, find: nameFinder(old, [...isBorne]), key };
}
