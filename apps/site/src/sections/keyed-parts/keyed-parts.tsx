import type { KeyedParts as Parts } from '../../content/site/keyed-parts.ts';
import { ExperienceChoice } from '../experience-choice/experience-choice.tsx';
import { SecondWords } from '../second-words/second-words.tsx';

/** Few pages have such parts at their end, so their styles are none of the frame's. */
export const sheet = import.meta.sheet;

/** What editors give any page by its key, at its end: nothing they can fill in is shown nowhere. */
export function KeyedParts({ parts: { second, experiences } }: { readonly parts: Parts }) {
  return (
    <>
      <SecondWords words={second} />
      <ExperienceChoice section={experiences} />
    </>
  );
}
