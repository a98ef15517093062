import {
  type Collection,
  entryPath,
  hasPage,
  type Move,
  movedWith,
  pagePaths,
  propertyOfKey,
  propertyOfPath,
  routeOf,
  standsUnder,
} from '@sundowner/brand';
import type { EntryRow } from '../content-changes/entry-row.ts';
import { entryAddresses } from './usages.ts';

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

/** @param left as it will be published without the entry */
type Rule = (row: EntryRow, known: Collection, left: Collection) => Retirement | null;

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

/** Where visitors of a page of a property are sent when it goes, the nearest first. */
function waysAbove(path: string, root: string, known: Collection): readonly RetiringWay[] {
  const above = path.slice(0, path.lastIndexOf('/'));
  const lodge = known.lodges.find((each) => each.path === above && each.path !== root);
  return [
    ...(lodge ? [{ to: lodge.path, words: 'the page of its lodge' }] : []),
    { to: root, words: 'the page of its property' },
    home,
  ];
}

/** Pages of before that are none any more; with a star, all of several below one address. */
const pagesGone = (known: Collection, left: Collection): readonly string[] => {
  const stay = new Set(pagePaths(left));
  return pagePaths(known)
    .filter((path) => !stay.has(path))
    .map((path) => path.replace(/\{.*$/, '*'));
};

/** Pages of a property that stand because of the entry and have no entry of their own: with the last of its kind they go. */
const ofPages: Rule = (_, known, left) => {
  const from = pagesGone(known, left);
  const [first = ''] = from;
  const root = propertyOfPath(first, known)?.root;
  return root === undefined ? null : { from, ways: waysAbove(first, root, known) };
};

const rules: Readonly<Record<string, Rule>> = {
  propertyUpdated: ofProperty,
  accommodation: ofLodge,
  treehouse: ofTreehouse,
  residence: ofResidence,
  room: ofPages,
  safari: ofPages,
  experiencesProperty: ofPages,
};

/**
 * Which addresses of a published entry lead nowhere once it is unpublished, and where their visitors can be sent.
 *
 * @param known as it is published, the entry included
 * @param left the same without the entry; only some kinds are judged by it
 * @returns `null` for an entry of a kind that leaves nothing behind
 */
export function retirementOf(
  collection: string,
  row: EntryRow,
  known: Collection,
  left: Collection = known,
): Retirement | null {
  const found = rules[collection]?.(row, known, left) ?? null;
  if (!found) return null;
  const gone = found.from.map((from) => from.replace(/\/\*$/, ''));
  return { ...found, ways: found.ways.filter(({ to }) => !gone.some((from) => standsUnder(from, to))) };
}

/** Whether unpublishing an entry of a collection may leave addresses that lead nowhere. */
export const retires = (collection: string): boolean => Object.hasOwn(rules, collection);

/** Whether `retirementOf` asks what will be left. */
export const isJudgedByWhatIsLeft = (collection: string): boolean => rules[collection] === ofPages;

/** Whether an address that was left is a page; with a star, whether pages stand below it. */
export const isPage = (from: string, known: Collection): boolean =>
  from.endsWith('*') ? routeOf(from.replace('*', 'any'), known) !== null : hasPage(from, known);

/** Of entries of these a change may leave pages of a property behind that the entry does not take along. */
const leavesPages: ReadonlySet<string> = new Set([
  ...Object.keys(rules).filter((collection) => rules[collection] === ofPages),
  'propertyUpdated',
  'accommodation',
  'treehouse',
]);

/** A page that goes while its entry stays published, and where its visitors are sent. */
export interface PageLeft {
  readonly from: string;
  readonly to: string;
}

/** Pages of the kinds of experience that a property had, and has no more while it has others. */
const kindsGone = (known: Collection, left: Collection): readonly PageLeft[] =>
  known.properties.flatMap(({ root, kinds }) => {
    const now = left.properties.find((each) => each.root === root);
    if (!kinds || !now?.kinds || !now.has.experiences) return [];
    return kinds
      .filter((path) => standsUnder(`${root}/experiences`, path) && !now.kinds?.includes(path))
      .map((from) => ({ from, to: `${root}/experiences` }));
  });

/**
 * Pages that go with a change of a published entry that stays published: the last safari card or room goes to another property or lodge, a
 * kind of experience is taken out, a lodge becomes a villa. What moved with its place is left out; of what was to move and is no page there,
 * visitors are sent on from the address they are led to.
 *
 * @param known as it was published, and `left` as it is now
 * @param moves those of places whose old address leads on
 */
export function pagesLeftBehind(
  collection: string,
  known: Collection,
  left: Collection,
  moves: readonly Move[],
): readonly PageLeft[] {
  if (!leavesPages.has(collection)) return [];
  const pages = pagesGone(known, left)
    // Each treehouse leads to its own new address.
    .filter((path) => collection !== 'treehouse' || !path.endsWith('*'))
    .flatMap((gone): readonly PageLeft[] => {
      const move = moves.find((each) => standsUnder(each.from, gone.replace(/\/\*$/, '')));
      const from = (move && movedWith(move, gone)) ?? gone;
      const property = propertyOfPath(from, left);
      if (!property || (move && isPage(from, left))) return [];
      const rooms = `${property.root}/${property.roomsPage}`;
      const isRooms = from === `${property.root}/${propertyOfPath(gone, known)?.roomsPage}`;
      const [nearest = home] = waysAbove(from, property.root, left);
      return [{ from, to: isRooms && routeOf(rooms, left) ? rooms : nearest.to }];
    });
  const kinds = kindsGone(known, left).filter(
    ({ from }) => !moves.some((move) => standsUnder(move.from, from)),
  );
  return [...pages, ...kinds];
}
