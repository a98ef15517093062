import type { Experience } from '../../content/experience/experience.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import type { PageMoney } from '../../sections/currency-switch/page-money.ts';
import { ExperienceCurrency } from '../../sections/experience-parts/experience-currency.tsx';
import { Sums } from '../../sections/price/sums.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './safaris-view.module.css';

interface BeforeSafariProps {
  readonly experiences: readonly Experience[];
  readonly path: string;
  readonly money: PageMoney;
  /** The page of everything there is to do on safari here, where it stands. */
  readonly all: { readonly href: string; readonly name: string } | null;
}

/** What there is to book on safari: when, from which age, at what price, and what to expect of each. */
export function BeforeSafari({ experiences, path, money, all }: BeforeSafariProps) {
  if (experiences.length === 0) return null;
  return (
    <Band ground="low" aria-labelledby="before-heading">
      <SectionHead
        id="before-heading"
        heading="Safari activities and prices"
        aside={all && <ArrowLink href={all.href}>{all.name}</ArrowLink>}
      />
      <ExperienceCurrency experiences={experiences} money={money} />
      <ul>
        {experiences.map(({ slug, title, duration, ages, season, cost, whatToExpect }) => (
          <li key={slug} className={styles.row}>
            <h3 className={styles.beforeName}>{title}</h3>
            <p className={styles.when}>{[duration, season].filter(Boolean).join('. ')}</p>
            <p className={styles.ages}>{ages}</p>
            <p className={styles.cost}>
              <Sums words={cost} shown={money.choice} />
            </p>
            <p className={styles.expect}>
              {whatToExpect && (
                <ArrowLink
                  {...dialogLink(`what-to-expect/${whatToExpect}`, path)}
                  aria-label={`What to expect: ${title}`}
                >
                  What to expect
                </ArrowLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
