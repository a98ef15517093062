import { questionAnchor } from '../../content/property/questions.ts';
import type { AccordionItem } from '../../ui/accordion/accordion.tsx';

/** Questions as rows that open in place, each at the address the search leads to. */
export const questionItems = (
  questions: readonly { readonly question: string; readonly answer: string }[],
): readonly AccordionItem[] =>
  questions.map(({ question, answer }) => ({
    heading: question,
    content: <p>{answer}</p>,
    id: questionAnchor(question),
  }));
