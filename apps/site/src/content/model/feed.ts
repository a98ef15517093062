import type { Picture } from './picture.ts';

/** A story as feed readers get it. */
export interface FeedStory {
  /** Of the entry: stays when its address changes. */
  readonly id: string;
  readonly title: string;
  /** Path of its page. */
  readonly href: string;
  /** yyyy-mm-dd. */
  readonly date: string;
  readonly standfirst: string;
  readonly category: string;
  readonly author: string | null;
  readonly picture: Picture | null;
  /** ISO 8601. */
  readonly updatedAt: string;
}
