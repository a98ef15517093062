import { type Collection, entryPath, propertyOfKey, routeOf, standsUnder } from '@sundowner/brand';
import type { CollectionConfig, CollectionSlug, Payload, PayloadRequest } from 'payload';
import { studioCollection } from '../places/studio-collection.ts';
import { readValue, writeValue } from '../runtime/key-values.ts';
import { beside, followsRename } from './beside.ts';
import { type EntryRow, isSeen, readRow } from './index-entries.ts';
import { publishedMoves } from './moving/moves.ts';
import { entryAddresses, entryTitle } from './usages.ts';

/** Where visitors can be sent who ask for a page that went. */
interface RetiringWay {
  readonly to: string;
  /** "the page of its property". */
  readonly words: string;
}

/** What happens to the addresses of an entry when it is unpublished. */
export interface Retirement {
  /** Addresses that lead nowhere then; with a star, all below one. */
  readonly from: readonly string[];
  /** The nearest first. */
  readonly ways: readonly RetiringWay[];
  /** Pages below it that stay on the site: villas of a lodge, by the tag of each. */
  readonly stay?: readonly StayingPage[];
}

interface StayingPage {
  readonly tag: string;
  readonly name: string;
  readonly path: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const home: RetiringWay = { to: '/', words: 'the home page' };

type Rule = (row: EntryRow, known: Collection) => Retirement | null;

const ofProperty: Rule = ({ key }, known) => {
  const property = propertyOfKey(text(key), known);
  return property && { from: [property.root, `${property.root}/*`], ways: [home] };
};

const ofLodge: Rule = (row, known) => {
  const property = propertyOfKey(text(row.property), known);
  const root = property?.root ?? null;
  const lodge = known.lodges.find(({ tag }) => tag === row.contentfulTag);
  const parent = known.lodges.find(({ tag }) => tag === lodge?.parent);
  // At the root of its property the page stays, with what else the property shows.
  const addresses =
    property && lodge?.path === root
      ? [`${property.root}/${property.roomsPage}`]
      : entryAddresses('accommodation', row, known);
  const from = addresses.filter((path) => routeOf(path, known) !== null);
  const ways = [
    ...(parent ? [{ to: parent.path, words: 'the page of its lodge' }] : []),
    ...(root ? [{ to: root, words: 'the page of its property' }] : []),
    home,
  ];
  const stay =
    lodge && lodge.path !== root
      ? known.lodges.filter(({ path }) => path !== lodge.path && standsUnder(lodge.path, path))
      : [];
  return from.length === 0 ? null : { from, ways, stay };
};

const ofTreehouse: Rule = (row, known) => {
  const path = entryPath('treehouse', row, known);
  const root = propertyOfKey(text(row.property), known)?.root ?? null;
  if (path === null || root === null) return null;
  const others = known.treehouses.some(
    ({ slug, property }) => property === row.property && slug !== row.slug,
  );
  const all = `${root}/treehouses`;
  return {
    // With the last of them the page of all goes.
    from: others ? [path] : [path, all],
    ways: [
      ...(others ? [{ to: all, words: 'the page of all its treehouses' }] : []),
      { to: root, words: 'the page of its property' },
      home,
    ],
  };
};

const ofResidence: Rule = (row, known) => {
  const path = entryPath('residence', row, known);
  if (path === null) return null;
  const villa = known.lodges.find(({ tag }) => tag !== '' && tag === row.accommodationTag);
  return {
    from: [path],
    ways: [
      ...(villa ? [{ to: villa.path, words: 'the page of the villa it is' }] : []),
      { to: '/residences', words: 'the page of all residences' },
      home,
    ],
  };
};

const rules: Readonly<Record<string, Rule>> = {
  propertyUpdated: ofProperty,
  accommodation: ofLodge,
  treehouse: ofTreehouse,
  residence: ofResidence,
};

/**
 * Which addresses of a published entry lead nowhere once it is unpublished, and where their visitors can be sent.
 *
 * @param known as it is published, the entry included
 * @returns `null` for an entry of a kind that leaves nothing behind
 */
export function retirementOf(collection: string, row: EntryRow, known: Collection): Retirement | null {
  const found = rules[collection]?.(row, known) ?? null;
  if (!found) return null;
  const gone = found.from.map((from) => from.replace(/\/\*$/, ''));
  return { ...found, ways: found.ways.filter(({ to }) => !gone.some((from) => standsUnder(from, to))) };
}

const keyOf = (collection: string, id: number | string) => `retiring:${collection}:${id}`;

/** Notes where an editor wants visitors sent when the entry is unpublished; `null` for nowhere. */
export async function chooseWay(
  payload: Payload,
  collection: string,
  id: number | string,
  to: string | null,
): Promise<void> {
  await writeValue(payload, keyOf(collection, id), { to });
}

/** Where visitors will be sent: what an editor chose, or else the nearest page; `null` for nowhere. */
export async function chosenWay(
  payload: Payload,
  collection: string,
  id: number | string,
  { ways }: Retirement,
): Promise<string | null> {
  const noted = (await readValue(payload, keyOf(collection, id))) as { to?: string | null } | null;
  if (noted?.to === null) return null;
  return (ways.find(({ to }) => to === noted?.to) ?? ways[0])?.to ?? null;
}

interface RedirectRow extends EntryRow {
  readonly from: string;
}

const redirects = 'redirects' as CollectionSlug;

/** By this mark in its note a redirect is found again when the entry is published once more. */
const mark = (collection: string, id: number | string) => `(${collection} ${id})`;

async function sendOn(
  req: PayloadRequest,
  { from, to, note }: { readonly from: string; readonly to: string; readonly note: string },
): Promise<void> {
  const there = await req.payload.db.findOne<EntryRow>({
    collection: redirects,
    where: { from: { equals: from } },
    req,
  });
  // One that an editor keeps stays as it is.
  if (isSeen(there)) return;
  const own = await beside(req, { ...followsRename });
  const data = { from, to, note, _status: 'published', deletedAt: null } as never;
  if (there) await req.payload.update({ collection: redirects, id: there.id, data, trash: true, req: own });
  else await req.payload.create({ collection: redirects, data, req: own });
}

/** The page stands again: what led away from it goes, and what led away from an address it no longer has leads to it. */
async function takeBack(req: PayloadRequest, collection: CollectionSlug, row: EntryRow): Promise<void> {
  const { docs } = await req.payload.db.find<RedirectRow>({
    collection: redirects,
    where: { note: { contains: mark(collection, row.id) } },
    limit: 0,
    pagination: false,
    req,
  });
  if (docs.length === 0) return;
  const known = await studioCollection(req, { drafts: false });
  const now = retirementOf(collection, row, known)?.from ?? [];
  const path = entryPath(collection, row, known);
  const moves = await publishedMoves(req);
  for (const { id, from } of docs) {
    const own = await beside(req, { ...followsRename });
    const moved = moves.some((move) => standsUnder(move.from, from));
    if (path === null || moved || now.includes(from) || from.endsWith('*'))
      await req.payload.delete({ collection: redirects, id, trash: true, req: own });
    else {
      const data = { to: path, note: 'Left by a change of address.' } as never;
      await req.payload.update({ collection: redirects, id, data, trash: true, req: own });
    }
  }
}

type Hooks = NonNullable<CollectionConfig['hooks']>;

const memory = (slug: string, id: unknown) => `retires:${slug}:${String(id)}`;

interface Noted {
  readonly title: string;
  readonly retirement: Retirement;
}

async function noteBefore(req: PayloadRequest, slug: CollectionSlug, id: number | string): Promise<void> {
  const row = await readRow(req, slug, id);
  if (!isSeen(row)) return;
  const retirement = retirementOf(slug, row, await studioCollection(req, { drafts: false }));
  if (retirement)
    req.context[memory(slug, id)] = { title: entryTitle(req, slug, row), retirement } satisfies Noted;
}

function takeBefore(req: PayloadRequest, slug: CollectionSlug, id: number | string): Noted | null {
  const found = (req.context[memory(slug, id)] as Noted | undefined) ?? null;
  delete req.context[memory(slug, id)];
  return found;
}

async function leave(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
  { title, retirement }: Noted,
): Promise<void> {
  const to = await chosenWay(req.payload, slug, id, retirement);
  if (to === null) return;
  const note = `Left when "${title.slice(0, 80)}" was unpublished ${mark(slug, id)}.`;
  for (const from of retirement.from) await sendOn(req, { from, to, note });
}

/**
 * Sends visitors on from the pages of a property, a lodge, a villa, a residence or a treehouse when it is unpublished or deleted, in the
 * same act, and takes that back when it is published again.
 */
export function retirementHooks(slug: CollectionSlug): Hooks {
  if (!Object.hasOwn(rules, slug)) return {};
  return {
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        if (operation === 'update' && !req.context.unguarded) await noteBefore(req, slug, originalDoc.id);
        return data;
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        const before = takeBefore(req, slug, doc.id);
        if (req.context.unguarded || !req.payload.collections[redirects]) return doc;
        const row = await readRow(req, slug, doc.id);
        if (before && !isSeen(row)) await leave(req, slug, doc.id, before);
        if (!before && isSeen(row)) await takeBack(req, slug, row);
        return doc;
      },
    ],
    beforeDelete: [
      async ({ id, req }) => {
        if (!req.context.unguarded) await noteBefore(req, slug, id);
      },
    ],
    afterDelete: [
      async ({ doc, id, req }) => {
        const before = takeBefore(req, slug, id);
        if (before && req.payload.collections[redirects]) await leave(req, slug, id, before);
        return doc;
      },
    ],
  };
}
