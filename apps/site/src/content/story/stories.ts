import { type ContentQuery, type StoryTagGroup, withoutPrefix } from '@sundowner/brand';
import { z } from 'zod';
import { picture } from '../fields/common.ts';
import { day, id, listOf, slug, words } from '../fields/fields.ts';
import { only } from '../reading/content-read.ts';
import type { Reading } from '../reading/reading.ts';
import { type IdentifiedTag, readTags, toFilters } from './story-tags.ts';

/** Stories on one page of the listing (specification 2, section 9). */
const storiesPerPage = 9;

/** What a story's card and its page both read of it. */
export const storyFields = {
  id,
  title: words,
  slug,
  /** Publication date, yyyy-mm-dd. */
  date: day,
  /** First category of the story, its prefix stripped: "Safaris". */
  category: words.transform(withoutPrefix),
  minutes: z
    .number()
    .positive()
    .nullish()
    .transform((minutes) => minutes ?? 1),
  standfirst: words,
  image: picture,
};
const rawStory = z.object(storyFields);

type RawStory = z.infer<typeof rawStory>;

/** What a card shows: the body is long, and no card shows it or the relations beside the picture. */
const cardQuery = {
  collection: 'blog',
  depth: 1,
  select: only('title', 'slug', 'date', 'category', 'minutes', 'standfirst', 'image'),
};

/** The card of a story; `null` without a picture. */
export function toStoryCard({ title, slug, date, category, minutes, standfirst, image }: RawStory) {
  return image && { title, href: `/blog/${slug}`, category, date, minutes, standfirst, picture: image };
}

export type StoryCard = NonNullable<ReturnType<typeof toStoryCard>>;

const toCards = (stories: readonly RawStory[]): readonly StoryCard[] =>
  stories.flatMap((story) => toStoryCard(story) ?? []);

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

/** The newest stories, newest first; empty when they cannot be read (CNT-05). */
export const readNewestStories = async (reading: Reading, limit: number): Promise<readonly StoryCard[]> =>
  toCards(
    await reading.listOrNone({
      name: 'blog-newest',
      ...cardQuery,
      sort: ['-date'],
      limit,
      schema: rawStory,
    }),
  );

const rawFeatured = rawStory.extend({
  tags: listOf(z.union([id, z.object({ id }).transform((tag) => tag.id)])),
});

/** The featured story, with what the listing needs to know of it; `null` when there is none, or it cannot be read (CNT-05, CNT-12). */
async function readFeatured(reading: Reading) {
  const entry = await reading.oneOrNone({
    name: 'blog-featured',
    where: { isFeaturedPost: { equals: true } },
    ...cardQuery,
    select: { ...cardQuery.select, ...only('tags') },
    sort: ['-date'],
    schema: rawFeatured,
  });
  const card = entry && toStoryCard(entry);
  return card ? { id: entry.id, tags: entry.tags, card } : null;
}

type TagIds = readonly IdentifiedTag['id'][];

/** What a page of the listing asks for. */
interface StoryQuery {
  /** From 1. */
  readonly page: number;
  /** A story carries a tag of each of these. */
  readonly groups: readonly TagIds[];
  /** Shown apart, so not counted among the nine. */
  readonly featured: string | number | null;
}

/** One page of the listing, newest first: stories that carry a tag of every group (CNT-06). Empty when they cannot be read. */
function readStoryPage(reading: Reading, { page, groups, featured }: StoryQuery): Promise<StoryPage> {
  const none = { stories: [], page, pageCount: 1, total: 0 };
  return reading.orElse<StoryPage>('blog', none, async () => {
    const { entries, total } = await reading.page({
      name: `blog-page-${page}`,
      ...cardQuery,
      ...chosenBy(groups, featured),
      sort: ['-date'],
      page,
      limit: storiesPerPage,
      pagination: true,
      schema: rawStory,
      // Pages of a filter are endless; without one they are as many as there are stories.
      keep: groups.length > 0 ? 'never' : 'found',
    });
    const pageCount = Math.max(1, Math.ceil(total / storiesPerPage));
    return { stories: toCards(entries), page, pageCount, total };
  });
}

/** The tags chosen, by the groups something was chosen in. */
function byGroup(chosen: readonly IdentifiedTag[]): readonly TagIds[] {
  return (['travellerType', 'interest', 'property'] satisfies StoryTagGroup[])
    .map((group) => chosen.filter((tag) => tag.group === group).map((tag) => tag.id))
    .filter((ids) => ids.length > 0);
}

const carries = (tags: TagIds, groups: readonly TagIds[]): boolean =>
  groups.every((ids) => ids.some((each) => tags.includes(each)));

/** Whether a story with these tags carries one of every group something was chosen in (CNT-06). */
export const matchesEveryGroup = (tags: TagIds, chosen: readonly IdentifiedTag[]): boolean =>
  carries(tags, byGroup(chosen));

/** `every` is the studio's own word (apps/studio/src/content-reads): Payload's conditions cannot ask for two groups at once. */
function chosenBy(
  groups: readonly TagIds[],
  featured: string | number | null,
): Pick<ContentQuery, 'where' | 'every'> {
  return {
    ...(featured === null ? {} : { where: { id: { not_equals: featured } } }),
    ...(groups.length === 0 ? {} : { every: { tags: groups } }),
  };
}

/** Stories that carry one of `tags`, newest first, without `except`; empty when they cannot be read. */
export const readStoriesWith = async (
  reading: Reading,
  tags: readonly (string | number)[],
  except: string | number,
  limit: number,
): Promise<readonly StoryCard[]> =>
  toCards(
    await reading.listOrNone({
      name: `blog-related-${except}`,
      where: { id: { not_equals: except } },
      ...cardQuery,
      every: { tags: [tags] },
      sort: ['-date'],
      limit,
      schema: rawStory,
      keep: 'found',
    }),
  );

/** Stories an editor chose, in the order given; those not published are left out. */
export async function readChosenStories(
  reading: Reading,
  ids: readonly (string | number)[],
  from: string | number,
): Promise<readonly StoryCard[]> {
  const entries = await reading.listOrNone({
    name: `blog-chosen-${from}`,
    where: { id: { in: ids } },
    ...cardQuery,
    limit: ids.length,
    schema: rawStory,
    keep: 'found',
  });
  return toCards(ids.flatMap((wanted) => entries.find((each) => each.id === wanted) ?? []));
}

/** What an address asks of the listing. */
export interface StoryQuestion {
  /** From 1; one beyond the last is empty. */
  readonly page: number;
  /** Slugs of the tags chosen, each in its group; unknown ones are left aside. */
  readonly chosen: Readonly<Partial<Record<StoryTagGroup, readonly string[]>>>;
}

export type StoryListing = Awaited<ReturnType<typeof readStoryListing>>;

/** The stories that match every group something was chosen in; where there is none, those that carry any tag that was chosen. */
export async function readStoryListing(reading: Reading, question: StoryQuestion) {
  const [tags, featured] = await Promise.all([readTags(reading), readFeatured(reading)]);
  const chosen = tags.filter(({ group, slug }) => question.chosen[group]?.includes(slug));
  const { page } = question;
  const read = async (groups: readonly TagIds[]) => {
    const listed = await readStoryPage(reading, { page, groups, featured: featured?.id ?? null });
    /** Whether there is a featured story, and it is among those found. */
    const featuredMatches = featured !== null && carries(featured.tags, groups);
    return { ...listed, featuredMatches };
  };
  const groups = byGroup(chosen);
  const every = await read(groups);
  // Within one group every and any are the same.
  const matchesAny = every.total === 0 && !every.featuredMatches && groups.length > 1;
  const found = matchesAny ? await read([groups.flat()]) : every;
  const { featuredMatches } = found;
  return {
    ...found,
    tags: toFilters(tags),
    /** No story matches every group: these match one choice at least. */
    matchesAny,
    /** Apart from the others, on the first page, where it matches. */
    featured: page === 1 && featured && featuredMatches ? featured.card : null,
    /** The tags asked for that exist. */
    chosen: chosen.map(({ slug, title, group }) => ({ slug, title, group })),
  };
}
