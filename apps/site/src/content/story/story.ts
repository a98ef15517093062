import { z } from 'zod';
import { onHost, picture, pictures } from '../fields/common.ts';
import { entries, entry, id, listOf, words } from '../fields/fields.ts';
import { metaFields, toPageMeta } from '../page/page-meta.ts';
import type { Reading } from '../reading/reading.ts';
import { readChosenStories, readStoriesWith, storyFields, toStoryCard } from './stories.ts';
import { rawTag, toTag } from './story-tags.ts';

const relatedStories = 3;

const storyOn = onHost(({ richText }) =>
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

/** A story on its own page (CNT-12). */
export type Story = NonNullable<Awaited<ReturnType<typeof readStoryEntry>>>;

/**
 * A story by the last part of its address, with its meta (CNT-12, CNT-02).
 *
 * @returns `null` when there is none, or it cannot be read and was not kept (specification 2, section 8: logged only)
 */
export const readStory = (reading: Reading, slug: string): Promise<Story | null> =>
  reading.orElse<Story | null>(`blog-${slug}`, null, () => readStoryEntry(reading, slug));

async function readStoryEntry(reading: Reading, slug: string) {
  const raw = await reading.bySlug('blog', slug, { depth: 3, schema: storyOn });
  const card = raw && toStoryCard(raw);
  if (!card) return null;
  // Populated no deeper than themselves, so that stories which name one another end: without their pictures.
  const chosen =
    raw.relatedPosts.length > 0 ? await readChosenStories(reading, raw.relatedPosts, raw.id) : [];
  const tagIds = raw.tags.map((tag) => tag.id);
  const related =
    chosen.length > 0 || tagIds.length === 0
      ? chosen
      : await readStoriesWith(reading, tagIds, raw.id, relatedStories);
  const { imageCaption, body, author, gallery } = raw;
  return {
    ...card,
    ...{ slug: raw.slug, imageCaption, body, author, gallery },
    meta: toPageMeta(raw, reading.site.brand, {
      title: raw.title,
      description: raw.standfirst,
      image: card.picture,
    }),
    tags: raw.tags.flatMap((tag) => {
      const known = toTag(tag);
      return known ? [{ slug: known.slug, title: known.title, group: known.group }] : [];
    }),
    /** Chosen by an editor, else the newest with a tag in common; at most three. */
    related: related.slice(0, relatedStories),
  };
}
