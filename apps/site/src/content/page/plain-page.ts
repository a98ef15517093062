import { z } from 'zod';
import { bannerOn } from '../fields/banner.ts';
import { downloads, facts, onHost, picture, pictures, questions } from '../fields/common.ts';
import { entry, listOf, optionalDay, slug, words } from '../fields/fields.ts';
import { sectionsOn } from '../fields/sections.ts';
import type { PlainPage } from '../model/page.ts';
import type { Reading } from '../reading/reading.ts';

const pageOn = onHost(({ siteUrl }) =>
  z
    .object({
      slug,
      title: words,
      lead: words,
      hero: entry(bannerOn(siteUrl)),
      image: picture,
      updated: optionalDay,
      sections: sectionsOn(siteUrl),
      timeline: listOf(z.object({ year: words, title: words, text: words })),
      facts,
      gallery: pictures,
      questions,
      downloads,
    })
    .transform(({ hero, image, ...raw }): PlainPage => ({ ...raw, banner: hero, picture: image })),
);

/**
 * A page that is mostly words, by its page key.
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readPlainPage(
  reading: Reading,
  pageKey: string,
  siteUrl: string,
): Promise<PlainPage | null> {
  if (!slug.safeParse(pageKey).success) return null;
  return reading.one({
    name: `page-${pageKey}`,
    collection: 'page',
    where: { slug: { equals: pageKey } },
    depth: 2,
    limit: 1,
    schema: pageOn(siteUrl),
    keep: 'found',
  });
}
