import { isDeepStrictEqual } from 'node:util';
import type { EntryLike } from '@sundowner/brand';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { entryTitle } from '../links/usages.ts';
import { studioCollection } from '../places/studio-collection.ts';
import { collectionConfig } from '../schema/collection-config.ts';
import type { Id } from './entry-context.ts';
import { idsIn, type ListRule, type ListSuggestion, listRules, suggestionIn } from './list-suggestions.ts';
import { savedEntries, seenEntries } from './read-context.ts';

type Entry = EntryLike & { readonly id: Id };

/** Lists that are looked at of each kind: there are few properties, destinations and kinds of experience. */
const most = 100;

async function placesOf(
  req: PayloadRequest,
  rule: ListRule,
  entry: Entry,
): Promise<readonly ListSuggestion[]> {
  const from = rule.from as CollectionSlug;
  const { useAsTitle } = collectionConfig(req.payload, from).admin;
  const fields = [rule.field, ...(useAsTitle ? [useAsTitle] : []), ...(rule.looksAt ?? [])];
  const saved = await savedEntries(req, from, {}, { limit: most, fields });
  const known = await studioCollection(req, { drafts: true });
  const ids = saved.map(({ id }) => id);
  const seen = await seenEntries(req, from, { id: { in: ids } }, { limit: most, fields: [rule.field] });
  return saved.flatMap((each) => {
    const row = seen.find(({ id }) => String(id) === String(each.id)) ?? null;
    const holder = { id: each.id, title: entryTitle(req, from, each), saved: each, seen: row };
    return suggestionIn(rule, holder, entry, known) ?? [];
  });
}

/** Every list that leads to an entry or could, drafts included. */
export async function readListSuggestions(
  req: PayloadRequest,
  collection: string,
  entry: Entry,
): Promise<readonly ListSuggestion[]> {
  const places: ListSuggestion[] = [];
  for (const rule of listRules[collection] ?? []) places.push(...(await placesOf(req, rule, entry)));
  return places;
}

/** Fields the studio writes with every save. */
const madeBySaving: ReadonlySet<string> = new Set(['_status', 'changedBy', 'createdAt', 'updatedAt']);

/**
 * Whether what is saved last is what visitors meet. A form may save a draft of its own accord right after a publish, with nothing in it
 * that has not just gone out.
 */
async function isAllPublished(req: PayloadRequest, from: string, id: Id): Promise<boolean> {
  const names = collectionConfig(req.payload, from as CollectionSlug).flattenedFields.map(({ name }) => name);
  const fields = names.filter((name) => !madeBySaving.has(name));
  const wanted = { limit: 1, fields };
  const [[saved], [seen]] = await Promise.all([
    savedEntries(req, from, { id: { equals: id } }, wanted),
    seenEntries(req, from, { id: { equals: id } }, wanted),
  ]);
  if (!saved || !seen) return false;
  return fields.every((name) => isDeepStrictEqual(saved[name] ?? null, seen[name] ?? null));
}

/** What became of putting an entry into a list. */
type Added = { readonly place: ListSuggestion } | { readonly fault: string };

/**
 * Puts an entry into the list of another, at its end: visitors meet it there at once where all of that entry is published, and with its
 * next publishing where words of it wait as a draft. Only lists that the table knows are written, with the rights of the account that asks,
 * and none that a colleague has open.
 *
 * @throws Locked when somebody else edits the entry that holds the list
 */
export async function addThere(
  req: PayloadRequest,
  collection: string,
  entry: Entry,
  { from, id, field }: Pick<ListSuggestion, 'from' | 'id' | 'field'>,
): Promise<Added> {
  const asked = (places: readonly ListSuggestion[]) =>
    places.find((each) => each.from === from && String(each.id) === String(id) && each.field === field);
  const place = asked(await readListSuggestions(req, collection, entry));
  if (!place) return { fault: 'There is no such list for this entry any more.' };
  if (place.full) return { fault: `${place.place} takes no more than ${place.of}.` };
  if (place.stands !== 'no') return { place };
  const wanted = { limit: 1, fields: [field, '_status'] };
  const [holder] = await savedEntries(req, from, { id: { equals: place.id } }, wanted);
  // What is saved last is what is published: nothing of a colleague's goes out with it.
  const goesOut =
    place.published && (holder?._status === 'published' || (await isAllPublished(req, from, place.id)));
  await req.payload.update({
    collection: from as CollectionSlug,
    id: place.id,
    data: {
      [field]: [...idsIn(holder?.[field]), String(entry.id)].map(Number),
      _status: goesOut ? 'published' : 'draft',
    } as never,
    draft: !goesOut,
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    user: req.user,
    req,
  });
  return { place: { ...place, stands: goesOut ? 'seen' : 'saved' } };
}
