import { isLinkable } from '@sundowner/brand';
import type { Intro } from '../../content/site/home-page.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './statement.module.css';

/** What the collection says of itself: one large statement, and what follows from it for the visitor. */
export function Statement({ intro }: { readonly intro: Intro }) {
  const { statement, statementTurn, lead, linkText, linkHref } = intro;
  return (
    <Band>
      <div className={styles.grid}>
        <p className={styles.statement}>
          {statement} {statementTurn && <em>{statementTurn}</em>}
        </p>
        <div className={styles.side}>
          <Lead>{lead}</Lead>
          {linkText && linkHref && isLinkable(linkHref) && <ArrowLink href={linkHref}>{linkText}</ArrowLink>}
        </div>
      </div>
    </Band>
  );
}
