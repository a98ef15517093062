import { z } from 'zod';
import { document, type OwnFields, onHost, picture, type Shown } from '../fields/common.ts';
import { words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';
import { metaFields, type PageMeta, toPageMeta } from './page-meta.ts';

const introFields = ({ richText }: OwnFields) => ({
  primaryTextMain: words,
  primaryTextSub: words,
  secondaryTextMain: words,
  secondaryTextSub: words,
  text: richText,
  backgroundImage: picture,
  firstDownload: document,
  firstDownloadCta: words,
  secondDownload: document,
  secondDownloadCta: words,
});

type RawIntro = z.infer<z.ZodObject<ReturnType<typeof introFields>>>;

/** An introSection of a page, with what the head of the page says. */
const rawIntroOn = onHost((own) => z.object({ ...metaFields, ...introFields(own) }));

/** An introSection populated in the entry of a page. */
export const openingWordsOn = onHost((own) => z.object(introFields(own)).transform(toOpeningWords));

function toOpeningWords(raw: RawIntro) {
  return {
    heading: raw.primaryTextMain,
    lead: raw.primaryTextSub,
    secondHeading: raw.secondaryTextMain,
    secondLead: raw.secondaryTextSub,
    text: raw.text,
    picture: raw.backgroundImage,
    downloads: [
      { file: raw.firstDownload, text: raw.firstDownloadCta },
      { file: raw.secondDownload, text: raw.secondDownloadCta },
    ].flatMap(({ file, text }) => (file ? [{ text: text || 'Download', ...file }] : [])),
  };
}

/** A page's introSection: what its head says, and the words it opens with; words are empty where the studio gives none (CNT-11). */
export interface PageIntro extends Shown<typeof openingWordsOn> {
  readonly meta: PageMeta;
}

/**
 * What a page's head says and the words it opens with, from its introSection, with the fallbacks of CNT-02 for what is empty, absent
 * or cannot be read.
 *
 * @param pageKey `home`, `contact-us`: see `pageKey` in packages/brand
 */
export async function readPageIntro(reading: Reading, pageKey: string): Promise<PageIntro> {
  const entry = await reading.byFieldOrNone('introSection', 'heroBannerFor', pageKey, {
    depth: 1,
    schema: rawIntroOn,
  });
  const { brand, siteUrl } = reading.site;
  const opening = entry ? toOpeningWords(entry) : openingWordsOn(siteUrl).parse({});
  return { ...opening, meta: toPageMeta(entry, brand) };
}
