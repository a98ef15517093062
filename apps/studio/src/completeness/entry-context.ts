import type { EntryLike } from '@sundowner/brand';

export type Id = number | string;

/** What lies around an entry and decides, with its own fields, whether its pages are whole: drafts count. */
export interface EntryContext {
  /** The present one. */
  readonly year: number;
  /** Rooms that name it as their lodge. */
  readonly rooms: number;
  /** Years for which there is a rate. */
  readonly pricedYears: readonly number[];
  /** The booking card of its tag. */
  readonly card: { readonly id: Id; readonly address: boolean } | null;
  /** The banner found by the key of its page. */
  readonly banner: Id | null;
  /** The introduction found by the key of its page, and whether search engines get words from it. */
  readonly intro: { readonly id: Id; readonly meta: boolean } | null;
  /** Of a property, its page of experiences. */
  readonly experiences: Id | null;
  /** Of a room, whether a property lists it among the cards of its menu. */
  readonly inMenu: boolean;
  /** 360 degree tours with its tag. */
  readonly tours: number;
  /** Of these what visitors meet: the others wait as drafts. */
  readonly seen: {
    readonly rates: boolean;
    readonly card: boolean;
    readonly tours: boolean;
    readonly experiences: boolean;
  };
}

/** What is known of the surroundings of an entry that has not been saved. */
export const emptyContext = (year: number): EntryContext => ({
  year,
  rooms: 0,
  pricedYears: [],
  card: null,
  banner: null,
  intro: null,
  experiences: null,
  inMenu: false,
  tours: 0,
  seen: { rates: false, card: false, tours: false, experiences: false },
});

/** A residence shows its rooms on its own page. */
export const isWhole = ({ kind }: EntryLike): boolean => kind === 'villa' || kind === 'residence';

/** The form of an entry in the studio, with one of its fields opened; of a new entry where there is none yet. */
export const formOf = (collection: string, id: Id | null, field?: string): string =>
  `/admin/collections/${collection}/${id ?? 'create'}${id !== null && field ? `#open=${field}` : ''}`;
