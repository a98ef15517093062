import type { ContentQuery, StoryTagGroup } from '@sundowner/brand';
import { z } from 'zod';
import { day, id, listOf, slug, words } from '../fields/fields.ts';
import { upload } from '../fields/media.ts';
import { toPicture } from '../fields/picture.ts';
import type { StoryCard } from '../model/home.ts';
import type { StoryPage } from '../model/story.ts';
import { only } from '../reading/query.ts';
import type { ContentRead, Reading } from '../reading/reading.ts';
import { type IdentifiedTag, withoutPrefix } from './story-tags.ts';

/** Stories on one page of the listing (specification 2, section 9). */
const storiesPerPage = 9;

/** What a story's card and its page both read of it. */
export const storyFields = {
  id,
  title: words,
  slug,
  date: day,
  category: words,
  minutes: z.number().positive().nullish(),
  standfirst: words,
  image: upload,
};
const rawStory = z.object(storyFields);

type RawStory = z.infer<typeof rawStory>;

/** What a card shows: the body is long, and no card shows it or the relations beside the picture. */
const cardQuery = {
  depth: 1,
  select: only('title', 'slug', 'date', 'category', 'minutes', 'standfirst', 'image'),
};

export function toStoryCard(
  { slug, category, minutes, image, id: _, ...story }: RawStory,
  reading: Reading,
): StoryCard | null {
  const picture = toPicture(image, reading);
  if (!picture) return null;
  return {
    ...story,
    href: `/blog/${slug}`,
    category: withoutPrefix(category),
    minutes: minutes ?? 1,
    picture,
  };
}

/** The newest stories, newest first; empty when they cannot be read (CNT-05). */
export function readNewestStories(reading: Reading, count: number): Promise<readonly StoryCard[]> {
  return reading.orElse<readonly StoryCard[]>('blog', [], () =>
    readCards(reading, { name: 'blog-newest', ...cardQuery, sort: ['-date'], limit: count }),
  );
}

/** The story that stands apart, with what the listing needs to know of it. */
export interface Featured {
  readonly id: string | number;
  readonly tags: readonly (string | number)[];
  readonly card: StoryCard;
}

const rawFeatured = rawStory.extend({
  tags: listOf(z.union([id, z.object({ id }).transform((tag) => tag.id)])),
});

/** The featured story; `null` when there is none, or it cannot be read (CNT-05, CNT-12). */
export function readFeatured(reading: Reading): Promise<Featured | null> {
  return reading.orElse<Featured | null>('blog-featured', null, async () => {
    const entry = await reading.one({
      name: 'blog-featured',
      collection: 'blog',
      where: { isFeaturedPost: { equals: true } },
      ...cardQuery,
      select: { ...cardQuery.select, ...only('tags') },
      sort: ['-date'],
      limit: 1,
      schema: rawFeatured,
    });
    const card = entry && toStoryCard(entry, reading);
    return entry && card ? { id: entry.id, tags: entry.tags, card } : null;
  });
}

/** What a page of the listing asks for. */
export interface StoryQuery {
  /** From 1. */
  readonly page: number;
  readonly chosen: readonly IdentifiedTag[];
  /** Shown apart, so not counted among the nine. */
  readonly featured: string | number | null;
}

/**
 * One page of the listing, newest first: stories that carry a tag of every group something was chosen in (CNT-06). Empty when
 * they cannot be read.
 */
export function readStoryPage(reading: Reading, { page, chosen, featured }: StoryQuery): Promise<StoryPage> {
  const none = { stories: [], page, pageCount: 1, total: 0 };
  return reading.orElse<StoryPage>('blog', none, async () => {
    const { entries, total } = await reading.page({
      name: `blog-page-${page}`,
      collection: 'blog',
      ...cardQuery,
      ...chosenBy(chosen, featured),
      sort: ['-date'],
      page,
      limit: storiesPerPage,
      pagination: true,
      schema: rawStory,
      // Pages of a filter are endless; without one they are as many as there are stories.
      keep: chosen.length > 0 ? 'never' : 'found',
    });
    const stories = entries.flatMap((entry) => toStoryCard(entry, reading) ?? []);
    return { stories, page, pageCount: Math.max(1, Math.ceil(total / storiesPerPage)), total };
  });
}

/** The tags chosen, by the groups something was chosen in. */
function byGroup(chosen: readonly IdentifiedTag[]): readonly (readonly IdentifiedTag['id'][])[] {
  return (['travellerType', 'interest', 'property'] satisfies StoryTagGroup[])
    .map((group) => chosen.filter((tag) => tag.group === group).map((tag) => tag.id))
    .filter((ids) => ids.length > 0);
}

/** Whether a story with these tags carries one of every group something was chosen in (CNT-06). */
export const matchesEveryGroup = (
  tags: readonly IdentifiedTag['id'][],
  chosen: readonly IdentifiedTag[],
): boolean => byGroup(chosen).every((ids) => ids.some((each) => tags.includes(each)));

/** `every` is the studio's own word (apps/studio/src/content-reads): Payload's conditions cannot ask for two groups at once. */
function chosenBy(
  chosen: readonly IdentifiedTag[],
  featured: string | number | null,
): Pick<ContentQuery, 'where' | 'every'> {
  const groups = byGroup(chosen);
  return {
    ...(featured === null ? {} : { where: { id: { not_equals: featured } } }),
    ...(groups.length === 0 ? {} : { every: { tags: groups } }),
  };
}

/** Stories that carry one of `tags`, newest first, without `except`. */
export function readStoriesWith(
  reading: Reading,
  tags: readonly (string | number)[],
  except: string | number,
  count: number,
): Promise<readonly StoryCard[]> {
  return reading.orElse<readonly StoryCard[]>('blog-related', [], () =>
    readCards(reading, {
      name: `blog-related-${except}`,
      where: { id: { not_equals: except } },
      ...cardQuery,
      every: { tags: [tags] },
      sort: ['-date'],
      limit: count,
      keep: 'found',
    }),
  );
}

/** Stories an editor chose, in the order given; those not published are left out. */
export function readChosenStories(
  reading: Reading,
  ids: readonly (string | number)[],
  from: string | number,
): Promise<readonly StoryCard[]> {
  return reading.orElse<readonly StoryCard[]>('blog-chosen', [], async () => {
    const entries = await reading.list({
      name: `blog-chosen-${from}`,
      collection: 'blog',
      where: { id: { in: ids } },
      ...cardQuery,
      limit: ids.length,
      schema: rawStory,
      keep: 'found',
    });
    return ids.flatMap((wanted) => {
      const entry = entries.find((each) => each.id === wanted);
      return (entry && toStoryCard(entry, reading)) ?? [];
    });
  });
}

async function readCards(
  reading: Reading,
  read: Omit<ContentRead<RawStory>, 'collection' | 'schema'>,
): Promise<readonly StoryCard[]> {
  const entries = await reading.list({ ...read, collection: 'blog', schema: rawStory });
  return entries.flatMap((entry) => toStoryCard(entry, reading) ?? []);
}
