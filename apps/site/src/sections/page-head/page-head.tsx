import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly heading: string;
  readonly lead: string;
  /** One line of fact under the lead: a date. */
  readonly fact?: string;
}

/** Title of a page without a plate, and its lines of support. */
export function PageHead({ heading, lead, fact }: PageHeadProps) {
  return (
    <Wrap className={styles.head}>
      <h1 className={styles.heading}>{heading}</h1>
      {lead && <Lead className={styles.lead}>{lead}</Lead>}
      {fact && <p className={styles.fact}>{fact}</p>}
    </Wrap>
  );
}
