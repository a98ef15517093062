import type { PackageCard } from '../../content/journey/journey.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { CurrencySwitch } from '../../sections/currency-switch/currency-switch.tsx';
import type { PageMoney } from '../../sections/currency-switch/page-money.ts';
import { JourneyCards } from '../../sections/journey-list/journey-list.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './packages-band.module.css';

interface PackagesBandProps {
  /** Of the heading. */
  readonly id: string;
  readonly heading: string;
  readonly packages: readonly PackageCard[];
  readonly money: PageMoney;
  readonly fewOnPhones?: boolean;
}

/** Packages of one country or for one kind of traveller, and the way to all of them. */
export function PackagesBand({ id, heading, packages, money, fewOnPhones = false }: PackagesBandProps) {
  if (packages.length === 0) return null;
  return (
    <Band flush aria-labelledby={id}>
      <SectionHead
        id={id}
        heading={heading}
        aside={
          isLinkable('/travel-africa') && <ArrowLink href="/travel-africa#packages">All packages</ArrowLink>
        }
      />
      {packages.some(({ priceFrom }) => priceFrom) && (
        <div className={styles.currency}>
          <CurrencySwitch {...money} />
        </div>
      )}
      <JourneyCards journeys={packages} shown={money.choice} fewOnPhones={fewOnPhones} />
    </Band>
  );
}
