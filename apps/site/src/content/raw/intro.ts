import { z } from 'zod';
import { document, type OwnFields, onHost, picture } from '../fields/common.ts';
import { words } from '../fields/fields.ts';
import type { OpeningWords } from '../model/page-intro.ts';
import { metaFields } from '../page/page-meta.ts';

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
export const rawIntroOn = onHost((own) => z.object({ ...metaFields, ...introFields(own) }));

/** An introSection populated in the entry of a page. */
export const openingWordsOn = onHost((own) => z.object(introFields(own)).transform(toOpeningWords));

export function toOpeningWords(raw: RawIntro): OpeningWords {
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

/** Without words, where there is no entry or it cannot be read. */
export const noOpeningWords: OpeningWords = {
  heading: '',
  lead: '',
  secondHeading: '',
  secondLead: '',
  text: [],
  picture: null,
  downloads: [],
};
