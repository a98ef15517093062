import type { ReactNode } from 'react';
import { Lead } from '../text/text.tsx';
import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly id?: string;
  readonly heading: string;
  readonly lead?: string;
  /** Stands at the right instead of a lead: a link to everything. */
  readonly aside?: ReactNode;
}

/** Heading of a section, with at most two lines of support or one link beside it; nothing of what has no words. */
export function SectionHead({ id, heading, lead, aside }: SectionHeadProps) {
  if (!heading && !lead && !aside) return null;
  return (
    <div className={styles.head}>
      {heading && (
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
      )}
      {lead && <Lead className={styles.lead}>{lead}</Lead>}
      {aside}
    </div>
  );
}
