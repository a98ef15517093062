import type { Brand } from '@sundowner/brand';
import type { PageIntro } from '../model/page-intro.ts';
import { noOpeningWords, rawIntroOn, toOpeningWords } from '../raw/intro.ts';
import type { Reading } from '../reading/reading.ts';
import { toPageMeta } from './page-meta.ts';

export interface OwnSite {
  readonly brand: Brand;
  /** Our own origin, without a trailing slash. */
  readonly siteUrl: string;
}

/**
 * What a page's head says and the words it opens with, from its introSection, with the fallbacks of CNT-02 for what is empty, absent
 * or cannot be read.
 *
 * @param pageKey `home`, `contact-us`: see `pageKey` in packages/brand
 */
export async function readPageIntro(
  reading: Reading,
  pageKey: string,
  { brand, siteUrl }: OwnSite,
): Promise<PageIntro> {
  const name = `introSection-${pageKey}`;
  const entry = await reading.orElse(name, null, () =>
    reading.one({
      name,
      collection: 'introSection',
      where: { heroBannerFor: { equals: pageKey } },
      depth: 1,
      limit: 1,
      schema: rawIntroOn(siteUrl),
      keep: 'found',
    }),
  );
  return { ...(entry ? toOpeningWords(entry) : noOpeningWords), meta: toPageMeta(entry, brand) };
}
