import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chart.module.css';

interface ChartProps {
  /** One sentence's worth: "78 of every 100". */
  readonly heading: string;
  /** What the figures are of, and what to think of them. */
  readonly text?: string;
  readonly headingLevel?: 2 | 3;
  /** Words at the left, drawing at the right where there is room for both. */
  readonly beside?: boolean;
  /** What a dashed line or another mark means. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A chart says one sentence: the heading is its figure, the drawing its proof. */
export function Chart({ heading, text, headingLevel = 3, beside = false, mark, children }: ChartProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.chart, beside && styles.beside)}>
      <div>
        <Heading className={styles.heading}>{heading}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {mark && <p className={styles.mark}>{mark}</p>}
      </div>
      {children}
    </article>
  );
}

/** The dashed line of a target, for a chart's `mark`. */
export function TargetMark({ children = 'Target' }: { readonly children?: ReactNode }) {
  return (
    <>
      <i className={styles.dash} aria-hidden="true" />
      {children}
    </>
  );
}
