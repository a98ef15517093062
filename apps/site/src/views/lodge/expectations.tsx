import type { Stay } from '../../content/model/place.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { Questions } from '../../sections/questions/questions.tsx';
import { sizeInWords } from '../../ui/field/size-in-words.ts';
import { ArrowLink } from '../../ui/link/link.tsx';

interface ExpectationsProps {
  readonly stay: Stay;
  readonly path: string;
}

/** What to expect of a place: short answers, all of it over the page, and the fact sheet to take away. */
export function Expectations({ stay, path }: ExpectationsProps) {
  const { whatToExpect, factSheet, expect, questions } = stay;
  return (
    <Questions
      id="what-to-expect"
      heading="What to expect"
      lead="Short answers to what most people ask in their first email."
      aside={
        <>
          {whatToExpect && (
            <ArrowLink {...dialogLink(`what-to-expect/${whatToExpect}`, path)}>
              What to wear and bring
            </ArrowLink>
          )}
          {factSheet && (
            <ArrowLink href={factSheet.href} download>
              Fact sheet, PDF{factSheet.size === null ? '' : `, ${sizeInWords(factSheet.size)}`}
            </ArrowLink>
          )}
        </>
      }
      questions={[...expect.map(({ title, text }) => ({ question: title, answer: text })), ...questions]}
      firstOpen
      flush
    />
  );
}
