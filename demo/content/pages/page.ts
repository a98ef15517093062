import type { Brand } from '@sundowner/brand';
import type { Page } from '../../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../../plates/plates.ts';
import type { Authored } from '../authored.ts';
import { day, entry, file, gallery, plate, text } from '../references.ts';
import type { Block } from '../rich-text.ts';

/** A page that is mostly words, as it is written. */
export interface WordPage {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly picture: PlateId;
  /** Date of the wording, yyyy-mm-dd. */
  readonly updated: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly body: readonly Block[];
    readonly image?: PlateId;
  }[];
  readonly timeline?: readonly (readonly [year: string, title: string, text: string])[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly gallery?: readonly PlateId[];
  readonly questions?: readonly (readonly [question: string, answer: string])[];
  readonly downloads?: readonly (readonly [words: string, name: string])[];
}

export type WordPageOf = (brand: Brand) => WordPage;

/** A page as the studio keeps it, after its banner. */
export function toPage(page: WordPage): Authored<Page> {
  return {
    slug: page.slug,
    title: page.title,
    lead: page.lead,
    hero: entry('heroBanner', page.slug),
    image: plate(page.picture),
    updated: day(page.updated),
    sections: page.sections.map(({ heading, body, image }) => ({
      heading,
      body: text(...body),
      ...(image ? { image: plate(image) } : {}),
    })),
    timeline: (page.timeline ?? []).map(([year, title, words]) => ({ year, title, text: words })),
    facts: (page.facts ?? []).map(([label, value]) => ({ label, value })),
    gallery: gallery(...(page.gallery ?? [])),
    questions: (page.questions ?? []).map(([question, answer]) => ({ question, answer })),
    downloads: (page.downloads ?? []).map(([description, name]) => ({ description, file: file(name) })),
  };
}
