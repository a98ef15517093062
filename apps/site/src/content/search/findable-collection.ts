import { type Collection, entryPath, shownOnPath } from '@sundowner/brand';
import type { FindableGroup } from './findable.ts';
import type { PartField } from './split-sections.ts';

/** Fields of a list and of its rows. */
interface RowsWithPages {
  readonly list: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  readonly picture: string;
}

/** How the entries of a collection are found. */
export interface FindableCollection {
  readonly collection: string;
  readonly group: FindableGroup;
  readonly kind: string;
  readonly title: readonly string[];
  readonly summary: readonly string[];
  readonly text: readonly string[];
  /** Found by, never shown. */
  readonly also: readonly string[];
  readonly picture: readonly string[];
  /** The words of what it costs, where an entry has them. */
  readonly cost: readonly string[];
  /** Where it is; the first of them that says something. */
  readonly place: readonly string[];
  /** Fields that hold questions, sections and the like: each is found by itself and leads to where it stands on the page. */
  readonly parts: readonly PartField[];
  /** A list whose rows have a page each, at the address a field of theirs holds; the entry itself is then found nowhere. */
  readonly rows: RowsWithPages | null;
  /** Further fields its address is made of, and the pages it makes. */
  readonly address: readonly string[];
  /** Whether any of its entries can have a page yet: the collection is left unread while none can. */
  readonly isBuilt: (may: (href: string | null) => boolean, known: Collection) => boolean;
  /** Whether it is found on a page it is a part of, such as an experience on the page of its kind. */
  readonly partOfPage: boolean;
  /** Field that names where it stands on that page; `null` when it is the page. */
  readonly anchor: string | null;
  /** Fields of its first and last day; `null` for what is shown always. */
  readonly shown: { readonly from: string; readonly until: string } | null;
}

/** What a record says beside its title, where it differs from the ordinary one. */
interface Words extends Partial<Omit<FindableCollection, 'collection' | 'group' | 'kind' | 'isBuilt'>> {
  readonly title: readonly string[];
  /** An entry as any of them could be; `null` where the address says more than a slug. */
  readonly sample?: Readonly<Record<string, unknown>> | null;
}

const ordinary = {
  ...{ summary: [], text: [], also: [], picture: [], cost: [], place: [], parts: [], rows: null },
  ...{ address: ['slug'], partOfPage: false, anchor: null, shown: null },
};

/** The record of a collection; what its words leave out it has none of, and its address is made of its slug. */
export function findable(
  collection: string,
  group: FindableGroup,
  kind: string,
  { sample = { slug: 'x' }, ...words }: Words,
): FindableCollection {
  const pathOf = words.partOfPage ? shownOnPath : entryPath;
  return {
    ...{ ...ordinary, ...words, collection, group, kind },
    isBuilt: (may, known) => sample === null || may(pathOf(collection, sample, known)),
  };
}

/** The record of a page there is one of: its address never changes. */
export const fixedPage = (collection: string, words: Words): FindableCollection =>
  findable(collection, 'pages', 'Page', { ...words, address: [], sample: {} });
