import { z } from 'zod';
import {
  bannerOn,
  downloads,
  facts,
  onHost,
  picture,
  pictures,
  questions,
  type Shown,
  sectionsOn,
} from '../fields/common.ts';
import { entry, listOf, optionalDay, rename, slug, words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

const pageOn = onHost(({ siteUrl }) =>
  z
    .object({
      slug,
      title: words,
      lead: words,
      hero: entry(bannerOn(siteUrl)),
      image: picture,
      /** Date of the wording, yyyy-mm-dd; `null` when the editor gave none. */
      updated: optionalDay,
      sections: sectionsOn(siteUrl),
      /** What happened when, in the editor's order. */
      timeline: listOf(z.object({ year: words, title: words, text: words })),
      facts,
      gallery: pictures,
      questions,
      downloads,
    })
    .transform(rename({ hero: 'banner', image: 'picture' })),
);

/** A page that is mostly words: our story, cookies, terms. */
export type PlainPage = Shown<typeof pageOn>;

/**
 * A page that is mostly words, by its page key.
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export const readPlainPage = (reading: Reading, pageKey: string): Promise<PlainPage | null> =>
  reading.bySlug('page', pageKey, { depth: 2, schema: pageOn });
