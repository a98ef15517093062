import type { ReactNode } from 'react';
import { questionAnchor } from '../../content/property/questions.ts';
import { Accordion, type AccordionItem } from '../../ui/accordion/accordion.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { WordsWithSums } from '../price/sums.tsx';
import styles from './questions.module.css';

interface QuestionsProps {
  /** Unique on its page; what links lead to. */
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  /** A link under the lead: to all of it. */
  readonly aside?: ReactNode;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** Opens the first answer from the start. */
  readonly firstOpen?: boolean;
  readonly flush?: boolean;
  /** What the prices of the page are shown in. */
  readonly shown?: ShownIn;
}

/** So many stand before the rest are folded. */
const mostFirst = 3;

/** Short answers to what people ask, the heading at their side. */
export function Questions(props: QuestionsProps) {
  const { id, heading, lead, aside, questions, firstOpen = false, flush = false, shown } = props;
  const whole = questions.filter(({ question, answer }) => question && answer);
  if (whole.length === 0) return null;
  const items = questionItems(whole, shown).map((item, place) => ({
    ...item,
    open: firstOpen && place === 0,
  }));
  const first = whole.length > mostFirst + 1 ? mostFirst : whole.length;
  return (
    <Band id={id} flush={flush} aria-labelledby={`${id}-heading`}>
      <div className={styles.split}>
        <div className={styles.words}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {lead && <Lead>{lead}</Lead>}
          {aside}
        </div>
        <div>
          <Accordion items={items.slice(0, first)} />
          {items.length > first && (
            <Fold
              kept
              summary={`${items.length - first} more ${items.length - first === 1 ? 'question' : 'questions'}`}
            >
              <Accordion items={items.slice(first)} />
            </Fold>
          )}
        </div>
      </div>
    </Band>
  );
}

/** Questions as rows that open in place, each at the address the search leads to. */
export const questionItems = (
  questions: readonly { readonly question: string; readonly answer: string }[],
  shown?: ShownIn,
): readonly AccordionItem[] =>
  questions.map(({ question, answer }) => ({
    heading: question,
    content: (
      <p>
        <WordsWithSums words={answer} shown={shown} />
      </p>
    ),
    id: questionAnchor(question),
  }));
