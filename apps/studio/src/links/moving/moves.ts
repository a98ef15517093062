import {
  type Collection,
  type Move,
  movedWith,
  moveOf,
  pageKey,
  pathOfPageKey,
  routeOf,
  standsUnder,
} from '@sundowner/brand';
import type { CollectionSlug, PayloadRequest } from 'payload';
import type { EntryRow } from '../../content-changes/entry-row.ts';
import { seen } from '../index-entries.ts';
import { ownPath } from '../link-form.ts';
import type { Rewriting } from './rewrite.ts';

/** A row with the address of a place, as it stands or is going to. */
type Addressed = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const addressOf: Readonly<Record<string, (row: Addressed) => string | null>> = {
  propertyUpdated: ({ slug }) => (text(slug) === '' ? null : `/${text(slug)}`),
  accommodation: ({ link }) => ownPath(link),
};

/** Whether other pages stand below that of an entry. */
export const hasPagesBelow = (slug: string): boolean => Object.hasOwn(addressOf, slug);

/** The address of a place below which other pages may stand; `null` for any other entry, and for one without. */
export const placeAddress = (slug: string, row: Addressed): string | null => addressOf[slug]?.(row) ?? null;

/** At the root of its property, and among the residences, a page stays when the lodge goes. */
const staysAPage = (slug: string, path: string): boolean =>
  slug === 'accommodation' && (!/^\/[^/]+\/./.test(path) || standsUnder('/residences', path));

/** The address that moves when an entry does; `null` for an entry below which nothing stands. */
export function movingAddress(slug: string, row: Addressed): string | null {
  const path = placeAddress(slug, row);
  return path === null || staysAPage(slug, path) ? null : path;
}

/**
 * The move of a property or a lodge that gets another address: pages below it go with it. `null` for an entry of another kind, for one
 * that stays, and for a lodge whose old address goes on being a page or whose new one is above or below it.
 */
export function placeMove(slug: string, before: Addressed, now: Addressed): Move | null {
  const from = movingAddress(slug, before);
  const to = placeAddress(slug, now);
  if (from === null || to === null || standsUnder(from, to) || standsUnder(to, from)) return null;
  return { from, to };
}

/** The collection in which every property and every lodge has every page it may have. */
const withEveryPage = (known: Collection): Collection => ({
  ...known,
  lodges: known.lodges.map((each) => ({ ...each, hasRooms: true })),
  properties: known.properties.map((each) => ({
    ...each,
    has: { experiences: true, safaris: true, treehouses: true, travelInfo: true },
  })),
});

/**
 * What becomes of links and keys of pages with a move.
 *
 * @param known the collection as it was, drafts included. What belongs to a page goes along though the page shows nothing yet
 */
export function rewritingOf(move: Move, known: Collection): Rewriting {
  const before = withEveryPage(known);
  return {
    path: (path) => movedWith(move, path),
    key: (key) => {
      const [, prefix = '', own = ''] = /^(hero-)?(.*)$/.exec(key) ?? [];
      const path = pathOfPageKey(own, before);
      const now = path === null ? null : movedWith(move, path);
      return now === null ? null : `${prefix}${pageKey(now)}`;
    },
  };
}

interface Before {
  readonly from: string;
  /** The property a lodge belonged to; left out, it is the same. */
  readonly property?: string;
  readonly known: Collection;
}

/** The collection in which the place of an entry stands at its old address again. */
export function movedBack(slug: string, row: Addressed, { from, property, known }: Before): Collection {
  const path = from as Collection['properties'][number]['root'];
  return slug === 'propertyUpdated'
    ? {
        ...known,
        properties: known.properties.map((each) => (each.key === row.key ? { ...each, root: path } : each)),
      }
    : {
        ...known,
        lodges: known.lodges.map((each) =>
          each.tag === row.contentfulTag ? { ...each, path, property: property ?? each.property } : each,
        ),
      };
}

/** Every move whose old address leads on. */
export async function publishedMoves(req: PayloadRequest): Promise<readonly Move[]> {
  const collection = 'redirects' as CollectionSlug;
  if (!req.payload.collections[collection]) return [];
  const { docs } = await req.payload.db.find<EntryRow>({
    collection,
    where: { and: [{ from: { contains: '*' } }, { to: { contains: '*' } }, ...seen] },
    limit: 0,
    pagination: false,
    req,
  });
  return docs
    .flatMap((row) => moveOf({ from: text(row.from), to: text(row.to) }) ?? [])
    .sort((a, b) => b.from.length - a.from.length);
}

const asked = 'published-moves';

/** Asks for the moves with the first statement of a change that is going to need them. */
export function askForMoves(req: PayloadRequest): void {
  const moves = publishedMoves(req);
  // Who takes them hears of a failure.
  moves.catch(() => {});
  req.context[asked] = moves;
}

/** `publishedMoves`, as they were asked for at the beginning of a change. */
export async function takeMoves(req: PayloadRequest): Promise<readonly Move[]> {
  const moves = req.context[asked] as Promise<readonly Move[]> | undefined;
  delete req.context[asked];
  return moves ?? publishedMoves(req);
}

/** What becomes of links to addresses that moved: where a page stands, they stay. */
export const afterMoves = (moves: readonly Move[], known: Collection): Rewriting => ({
  path: (path) => {
    if (routeOf(path, known)) return null;
    const move = moves.find(({ from }) => standsUnder(from, path));
    return move ? movedWith(move, path) : null;
  },
  key: () => null,
});
