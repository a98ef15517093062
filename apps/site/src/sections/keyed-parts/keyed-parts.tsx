import type { KeyedParts as Parts } from '../../content/site/keyed-parts.ts';
import { ExperienceChoice } from '../experience-choice/experience-choice.tsx';
import { SecondWords } from '../second-words/second-words.tsx';

interface KeyedPartsProps {
  readonly parts: Parts;
  /** Those the page has drawn itself. */
  readonly placed: readonly (keyof Parts)[];
}

/** What editors give any page by its key, at its end: nothing they can fill in is shown nowhere. */
export function KeyedParts({ parts, placed }: KeyedPartsProps) {
  return (
    <>
      {!placed.includes('second') && <SecondWords words={parts.second} />}
      {!placed.includes('experiences') && <ExperienceChoice section={parts.experiences} />}
    </>
  );
}
