import type { Fact } from '../../content/fields/common.ts';
import type { Intro } from '../../content/site/home-page.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { classNames } from '../../ui/class-names.ts';
import { Facts } from '../../ui/facts/facts.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { factWithSums, WordsWithSums } from '../price/sums.tsx';
import { splitStatement } from './split-statement.ts';
import styles from './statement.module.css';

interface PlaceWordsProps {
  readonly id?: string;
  readonly statement: string;
  readonly text: string;
  readonly facts: readonly Fact[];
  /** `strip` stands the facts under the words, `beside` as a column at their side. */
  readonly layout?: 'strip' | 'beside';
  /** What else there is to say: folded under its name. */
  readonly more?: { readonly name: string; readonly texts: readonly string[] };
  /** What the prices of the page are shown in. */
  readonly shown?: ShownIn;
}

/** What a place says of itself: one large statement, what follows from it, and the facts. */
export function PlaceStatement(props: PlaceWordsProps) {
  const { id, statement, text, facts, layout = 'strip', more, shown } = props;
  if (!statement && !text && facts.length === 0) return null;
  const { before, accent, after } = splitStatement(statement);
  const named = facts.map(({ label, value }) => ({
    name: label,
    value: factWithSums(value, shown),
  }));
  return (
    <Band id={id}>
      <div className={classNames(styles.grid, styles[layout])}>
        {statement && (
          <p className={styles.statement}>
            {before} {accent && <em>{accent}</em>} {after}
          </p>
        )}
        {text && (
          <div className={styles.side}>
            <Lead>
              <WordsWithSums words={text} shown={shown} />
            </Lead>
            {more && more.texts.length > 0 && (
              <Fold kept summary={more.name} className={styles.more}>
                {more.texts.map((each) => (
                  <p key={each}>
                    <WordsWithSums words={each} shown={shown} />
                  </p>
                ))}
              </Fold>
            )}
          </div>
        )}
        {named.length > 0 && (
          <div className={styles.facts}>
            <Facts facts={named} layout={layout === 'beside' ? 'stack' : 'strip'} />
          </div>
        )}
      </div>
    </Band>
  );
}

/** What the collection says of itself: one large statement, and what follows from it for the visitor. */
export function Statement({ intro }: { readonly intro: Intro }) {
  const { statement, statementTurn, lead, linkText, linkHref } = intro;
  const link = linkText && linkHref && isLinkable(linkHref) ? { words: linkText, href: linkHref } : null;
  if (!statement && !statementTurn && !lead && !link) return null;
  return (
    <Band>
      <div className={styles.grid}>
        {(statement || statementTurn) && (
          <p className={styles.statement}>
            {statement} {statementTurn && <em>{statementTurn}</em>}
          </p>
        )}
        <div className={styles.links}>
          <Lead>{lead}</Lead>
          {link && <ArrowLink href={link.href}>{link.words}</ArrowLink>}
        </div>
      </div>
    </Band>
  );
}
