import { z } from 'zod';
import { onHost, picture, pictures } from '../fields/common.ts';
import { entries, entry, id, listOf, slug, words } from '../fields/fields.ts';
import type { Story } from '../model/story.ts';
import type { OwnSite } from '../page/page-intro.ts';
import { metaFields, toPageMeta } from '../page/page-meta.ts';
import type { Reading } from '../reading/reading.ts';
import { readChosenStories, readStoriesWith, storyFields, toStoryCard } from './stories.ts';
import { rawTag, toTag } from './story-tags.ts';

const relatedStories = 3;

const rawStoryOn = onHost(({ richText }) =>
  z.object({
    ...storyFields,
    imageCaption: words,
    body: richText,
    tags: entries(rawTag),
    author: entry(z.object({ name: words, role: words, portrait: picture })),
    gallery: pictures,
    relatedPosts: listOf(z.union([id, z.object({ id }).transform((post) => post.id)])),
    ...metaFields,
  }),
);

/**
 * A story by the last part of its address, with its meta (CNT-12, CNT-02).
 *
 * @returns `null` when there is none, or it cannot be read and was not kept (specification 2, section 8: logged only)
 */
export function readStory(
  reading: Reading,
  address: string,
  { brand, siteUrl }: OwnSite,
): Promise<Story | null> {
  return reading.orElse<Story | null>(`blog-${address}`, null, async () => {
    if (!slug.safeParse(address).success) return null;
    const raw = await reading.one({
      name: `blog-${address}`,
      collection: 'blog',
      where: { slug: { equals: address } },
      depth: 3,
      limit: 1,
      schema: rawStoryOn(siteUrl),
      keep: 'found',
    });
    const card = raw && toStoryCard(raw, reading);
    if (!raw || !card) return null;
    // Populated no deeper than themselves, so that stories which name one another end: without their pictures.
    const chosen =
      raw.relatedPosts.length > 0 ? await readChosenStories(reading, raw.relatedPosts, raw.id) : [];
    const tagIds = raw.tags.map((tag) => tag.id);
    const related =
      chosen.length > 0 || tagIds.length === 0
        ? chosen
        : await readStoriesWith(reading, tagIds, raw.id, relatedStories);
    return {
      title: card.title,
      href: card.href,
      category: card.category,
      date: card.date,
      minutes: card.minutes,
      standfirst: card.standfirst,
      picture: card.picture,
      slug: raw.slug,
      meta: toPageMeta(raw, brand, { title: raw.title, description: raw.standfirst, image: card.picture }),
      imageCaption: raw.imageCaption,
      body: raw.body,
      tags: raw.tags.flatMap((tag) => {
        const known = toTag(tag);
        return known ? [{ slug: known.slug, title: known.title, group: known.group }] : [];
      }),
      author: raw.author,
      gallery: raw.gallery,
      related: related.slice(0, relatedStories),
    };
  });
}
