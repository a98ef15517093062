import { type Brand, entryPath, shownOnPath } from '@sundowner/brand';
import type { FindableGroup } from './findable.ts';
import type { PartField } from './split-sections.ts';

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
  /** Further fields its address is made of. */
  readonly address: readonly string[];
  /** Whether any of its entries can have a page yet: the collection is left unread while none can. */
  readonly isBuilt: (may: (href: string | null) => boolean, brand: Brand) => boolean;
  /** Whether it is found on a page it is a part of, such as an experience on the page of its kind. */
  readonly partOfPage: boolean;
  /** Field that names where it stands on that page; `null` when it is the page. */
  readonly anchor: string | null;
  /** Fields of its first and last day; `null` for what is shown always. */
  readonly shown: { readonly from: string; readonly until: string } | null;
}

/** Its fields by what they say of an entry. */
interface Words {
  readonly title: readonly string[];
  readonly summary?: readonly string[];
  readonly text?: readonly string[];
  readonly also?: readonly string[];
  readonly picture?: readonly string[];
  readonly cost?: readonly string[];
  readonly place?: readonly string[];
  readonly parts?: readonly PartField[];
  readonly address?: readonly string[];
  /** An entry as any of them could be; `null` where the address says more than a slug. */
  readonly sample?: Readonly<Record<string, unknown>> | null;
  readonly partOfPage?: boolean;
  readonly anchor?: string;
  readonly shown?: { readonly from: string; readonly until: string };
}

/** The record of a collection; what its words leave out it has none of, and its address is made of its slug. */
export function findable(
  collection: string,
  group: FindableGroup,
  kind: string,
  words: Words,
): FindableCollection {
  const {
    title,
    summary = [],
    text = [],
    also = [],
    picture = [],
    cost = [],
    place = [],
    parts = [],
    address = ['slug'],
    sample = { slug: 'x' },
    partOfPage = false,
    anchor = null,
    shown = null,
  } = words;
  const pathOf = partOfPage ? shownOnPath : entryPath;
  return {
    ...{ collection, group, kind, title, summary, text, also, picture, cost, place, parts, address },
    ...{ partOfPage, anchor, shown },
    isBuilt: (may, brand) => sample === null || may(pathOf(collection, sample, brand)),
  };
}
