import type { PageMeta } from './page-meta.ts';

/** A page's introSection: what its head says, and the words it opens with; both words are empty where the studio gives none. */
export interface PageIntro {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
}
