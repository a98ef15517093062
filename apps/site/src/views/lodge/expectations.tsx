import type { Question } from '../../content/fields/common.ts';
import type { Lodge } from '../../content/lodge/lodge.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { Questions } from '../../sections/questions/questions.tsx';
import { sizeInWords } from '../../ui/field/size-in-words.ts';
import { ArrowLink } from '../../ui/link/link.tsx';

interface ExpectationsProps {
  readonly stay: Lodge;
  readonly path: string;
  /** What guests with needs of their own ask. */
  readonly needs: readonly Question[];
}

/** The one section of questions: what to expect, what is asked most and by whom; all of it over the page, and the fact sheet. */
export function Expectations({ stay, path, needs }: ExpectationsProps) {
  const { whatToExpect, factSheet, expect, questions } = stay;
  return (
    <Questions
      id="what-to-expect"
      heading={`Questions about ${stay.name}`}
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
      questions={[
        ...expect.map(({ title, text }) => ({ question: title, answer: text })),
        ...questions,
        ...needs,
      ]}
      flush
    />
  );
}
