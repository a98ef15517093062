import type { Brand } from '@sundowner/brand';
import { z } from 'zod';
import type { PageIntro } from './model/page-intro.ts';
import { toPicture } from './picture.ts';
import { words } from './raw/fields.ts';
import { upload } from './raw/media.ts';
import type { Reading } from './reading.ts';

const rawIntroSection = z.object({
  metaTitle: words,
  metaDescription: words,
  metaKeywords: words,
  metaImage: upload,
  primaryTextMain: words,
  primaryTextSub: words,
});

/**
 * What a page's head says and the words it opens with, from its introSection, with the fallbacks of CNT-02 for what is empty, absent
 * or cannot be read.
 *
 * @param pageKey `home`, `contact-us`: see `pageKey` in packages/brand
 */
export async function readPageIntro(reading: Reading, pageKey: string, brand: Brand): Promise<PageIntro> {
  const name = `introSection-${pageKey}`;
  const entry = await reading.orElse(name, null, () =>
    reading.one({
      name,
      collection: 'introSection',
      query: { 'where[heroBannerFor][equals]': pageKey, depth: 1, limit: 1 },
      schema: rawIntroSection,
    }),
  );
  return {
    meta: {
      title: entry?.metaTitle || brand.collectionName,
      description: entry?.metaDescription || brand.description,
      keywords: entry?.metaKeywords ?? '',
      image: entry ? toPicture(entry.metaImage, reading) : null,
    },
    heading: entry?.primaryTextMain ?? '',
    lead: entry?.primaryTextSub ?? '',
  };
}
