import { pageKey } from '@sundowner/brand';
import { type ExperiencesSection, readSectionOfPage } from '../experience/experience-pages.ts';
import { readPageIntro } from '../page/page-intro.ts';
import type { Reading } from '../reading/reading.ts';

/** A second heading with its lead; either may be empty, never both. */
export interface SecondWords {
  readonly heading: string;
  readonly lead: string;
}

/** What editors give any page by its key, beside its opening words. */
export interface KeyedParts {
  readonly second: SecondWords | null;
  readonly experiences: ExperiencesSection | null;
}

export const noKeyedParts: KeyedParts = { second: null, experiences: null };

/** The parts a page has not drawn itself; `null` where none is left. */
export function partsLeft(parts: KeyedParts, placed: readonly (keyof KeyedParts)[]): KeyedParts | null {
  const left = {
    second: placed.includes('second') ? null : parts.second,
    experiences: placed.includes('experiences') ? null : parts.experiences,
  };
  return left.second || left.experiences ? left : null;
}

/** The second heading and lead of a page's introduction; `null` where it has neither. */
export const secondWordsOf = (intro: {
  readonly secondHeading: string;
  readonly secondLead: string;
}): SecondWords | null =>
  intro.secondHeading || intro.secondLead ? { heading: intro.secondHeading, lead: intro.secondLead } : null;

/** The parts of the page at `path`; those that cannot be read, and were not kept, are absent (CNT-05). */
export async function readKeyedParts(reading: Reading, path: string): Promise<KeyedParts> {
  const key = pageKey(path);
  const [intro, experiences] = await Promise.all([
    readPageIntro(reading, key),
    readSectionOfPage(reading, key),
  ]);
  return { second: secondWordsOf(intro), experiences };
}
