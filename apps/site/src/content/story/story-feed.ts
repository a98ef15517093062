import { z } from 'zod';
import { picture } from '../fields/common.ts';
import { day, entry, id, rename, slug, words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

/** As many as feed readers ask for; older ones they have kept. */
const newest = 20;

const feedStory = z
  .object({
    /** Of the entry: stays when its address changes. */
    id: id.transform(String),
    title: words,
    slug,
    /** yyyy-mm-dd. */
    date: day,
    category: words.transform((category) => category.replace(/^(Traveller Type|Interests) - /, '')),
    standfirst: words,
    author: entry(z.object({ name: words })).transform((author) => author?.name || null),
    image: picture,
    /** ISO 8601. */
    updatedAt: z.string(),
  })
  .transform(({ slug, ...raw }) => ({ ...raw, href: `/blog/${slug}` }))
  .transform(rename({ image: 'picture' }));

/** A story as feed readers get it. */
export type FeedStory = z.infer<typeof feedStory>;

/** The newest stories for feed readers; none when they cannot be read and were not kept (CNT-05). */
export const readStoryFeed = (reading: Reading): Promise<readonly FeedStory[]> =>
  reading.listOrNone({
    name: 'blog-feed',
    collection: 'blog',
    sort: ['-date'],
    depth: 1,
    limit: newest,
    select: { body: false },
    schema: feedStory,
  });
