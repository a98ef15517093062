import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { notAllowed, refusal, uncached } from '../access/answers.ts';
import { writesContent } from '../access/callers.ts';
import type { Appearance } from '../completeness/appearance.ts';
import { type EntryContext, formOf } from '../completeness/entry-context.ts';
import { canMissContent } from '../completeness/missing-content.ts';
import { beginEntry, readContext, savedEntries } from '../completeness/read-context.ts';
import { addThere, readListSuggestions } from '../completeness/read-list-suggestions.ts';
import { appears, type Lonely, lonelinessOf, whereShown } from '../completeness/where-shown.ts';
import { type EntryRow, readRow } from '../content-changes/entry-row.ts';
import { isSeen } from '../links/index-entries.ts';
import { findUsages } from '../links/usages.ts';
import { studioCollection } from '../places/studio-collection.ts';
import { studioSettings } from '../settings.ts';

/** What the panel beside a form says of an entry that makes pages. */
export interface Completeness {
  /** What the rules of what is missing look at beside the form itself. */
  readonly context: EntryContext;
  readonly appearances: readonly Appearance[];
  /** Nothing leads to it although it is published. */
  readonly lonely: Lonely | null;
}

async function read(req: PayloadRequest, collection: CollectionSlug, entry: EntryRow): Promise<Completeness> {
  const context = await readContext(req, collection, entry);
  if (!appears(collection)) return { context, appearances: [], lonely: null };
  const row = await readRow(req, collection, entry.id);
  const published = isSeen(row);
  const situation = {
    ...{ collection, id: entry.id, entry, published, context },
    ...(published ? { seen: row } : {}),
    known: await studioCollection(req, { drafts: false }),
    suggestions: await readListSuggestions(req, collection, entry),
    siteUrl: studioSettings().siteUrl,
  };
  const usedBy = published ? (await findUsages(req, collection, row)).map((usage) => usage.collection) : [];
  return { context, appearances: whereShown(situation), lonely: lonelinessOf(situation, usedBy) };
}

const saved = async (req: PayloadRequest, collection: CollectionSlug): Promise<EntryRow | null> => {
  const id = Number(req.routeParams?.id);
  if (!Number.isInteger(id)) return null;
  return (await savedEntries(req, collection, { id: { equals: id } }, { limit: 1 }))[0] ?? null;
};

const gone = () => refusal(404, 'There is no such entry.');
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * `GET /api/<collection>/<id>/completeness` for the panel beside a form. `POST …/added-to` with `{from, id, field}` puts the entry into a
 * list that leads to it. `POST …/begun` with `{collection}` begins an entry that belongs to
 * it, and answers with the address of its form.
 */
export function completenessEndpoints(collection: CollectionSlug): Endpoint[] {
  if (!canMissContent(collection) && !appears(collection)) return [];
  return [
    {
      path: '/:id/completeness',
      method: 'get',
      handler: async (req) => {
        if (!writesContent(req.user)) return notAllowed();
        const entry = await saved(req, collection);
        return entry ? uncached(await read(req, collection, entry)) : gone();
      },
    },
    {
      path: '/:id/added-to',
      method: 'post',
      handler: async (req) => {
        if (!writesContent(req.user)) return notAllowed();
        const entry = await saved(req, collection);
        if (!entry) return gone();
        const asked = ((await req.json?.()) ?? {}) as Readonly<Record<string, unknown>>;
        const [from, field, id] = [text(asked.from), text(asked.field), Number(asked.id)];
        const added = await addThere(req, collection, entry, { from, field, id });
        return 'fault' in added ? refusal(409, added.fault) : uncached(await read(req, collection, entry));
      },
    },
    {
      path: '/:id/begun',
      method: 'post',
      handler: async (req) => {
        if (!writesContent(req.user)) return notAllowed();
        const entry = await saved(req, collection);
        if (!entry) return gone();
        const wanted = text(((await req.json?.()) as { collection?: unknown } | null)?.collection);
        const id = await beginEntry(req, wanted, { collection, entry });
        return id === null
          ? refusal(400, 'Nothing of that kind is begun from here.')
          : uncached({ href: formOf(wanted, id) });
      },
    },
  ];
}
