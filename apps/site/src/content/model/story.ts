import type { StoryTagGroup } from '@sundowner/brand';
import type { StoryCard } from './home.ts';
import type { PageMeta } from './page-meta.ts';
import type { Picture } from './picture.ts';
import type { RichText } from './rich-text.ts';

/** What stories are filtered by (CNT-06). */
export interface StoryTag {
  /** As addresses carry it, and as a property's stories are linked to (NAV-13): `lion-sands-game-reserve`. */
  readonly slug: string;
  /** Without its prefix: "Safaris". */
  readonly title: string;
  readonly group: StoryTagGroup;
}

/** The filters of the listing, each group in its order (specification 2, section 9). */
export type StoryTags = Readonly<Record<StoryTagGroup, readonly StoryTag[]>>;

/** One page of the listing: nine stories at most, the newest first, the featured one not among them. */
export interface StoryPage {
  readonly stories: readonly StoryCard[];
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
  /** Stories in all that match, the featured one aside. */
  readonly total: number;
}

export interface StoryListing extends StoryPage {
  readonly tags: StoryTags;
  /** Whether there is a featured story, and it matches what was chosen. */
  readonly featuredMatches: boolean;
  /** Apart from the others, on the first page, where it matches. */
  readonly featured: StoryCard | null;
  /** The tags asked for that exist. */
  readonly chosen: readonly StoryTag[];
}

/** A story on its own page (CNT-12). */
export interface Story extends StoryCard {
  readonly slug: string;
  readonly meta: PageMeta;
  readonly imageCaption: string;
  readonly body: RichText;
  readonly tags: readonly StoryTag[];
  readonly author: { readonly name: string; readonly role: string; readonly portrait: Picture | null } | null;
  readonly gallery: readonly Picture[];
  /** Chosen by an editor, else the newest with a tag in common; at most three. */
  readonly related: readonly StoryCard[];
}
