import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import styles from './accordion.module.css';

export interface AccordionItem {
  readonly heading: string;
  readonly content: ReactNode;
  /** Unique on its page: a link to it opens the row. */
  readonly id?: string;
  readonly open?: boolean;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Opening one closes the others that carry the same name; without one they open by themselves. */
  readonly exclusive?: string;
  readonly headingLevel?: 2 | 3 | 4;
}

/** Questions, vacancies: rows that open in place, found by the browser's own search where it looks into closed ones. */
export function Accordion({ items, exclusive, headingLevel = 3 }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.accordion}>
      {items.map(({ heading, content, id, open }) => (
        <Disclosure
          key={heading}
          className={styles.item}
          name={exclusive}
          open={open}
          summary={<Heading className={styles.heading}>{heading}</Heading>}
        >
          {/* Inside, not around: only what is hidden is opened by the address that names it. */}
          <div id={id} className={styles.content}>
            {content}
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
