import type { Expectation } from '../../content/model/dialog-content.ts';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './before-you-come.module.css';

interface BeforeYouComeProps {
  readonly heading: string;
  readonly lead: string;
  readonly expectations: readonly Expectation[];
  /** Page they stand on, a path on our own host. */
  readonly from: string;
}

/** What to wear, bring and expect, by experience; each opens over the page (MOD-15). */
export function BeforeYouCome({ heading, lead, expectations, from }: BeforeYouComeProps) {
  if (expectations.length === 0) return null;
  return (
    <Band ground="low" aria-labelledby="before-heading">
      <SectionHead id="before-heading" heading={heading} lead={lead} />
      <ul className={styles.list}>
        {expectations.map(({ slug, title, availableAt }) => (
          <li key={slug}>
            <a className={styles.link} href={`/enquire/what-to-expect/${slug}?from=${from}`}>
              <span className={styles.name}>{title}</span> <span className={styles.where}>{availableAt}</span>
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
