import type { Download } from './common.ts';
import type { PageMeta } from './page-meta.ts';
import type { Picture } from './picture.ts';
import type { RichText } from './rich-text.ts';

/** A page's introSection: what its head says, and the words it opens with; words are empty where the studio gives none (CNT-11). */
export interface PageIntro extends OpeningWords {
  readonly meta: PageMeta;
}

/** The words a page or a section of it opens with. */
export interface OpeningWords {
  readonly heading: string;
  readonly lead: string;
  readonly secondHeading: string;
  readonly secondLead: string;
  readonly text: RichText;
  readonly picture: Picture | null;
  /** At most two. */
  readonly downloads: readonly Download[];
}
