import type { Picture } from './picture.ts';

/** What the head of a page says (CNT-02). */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly image: Picture | null;
}
