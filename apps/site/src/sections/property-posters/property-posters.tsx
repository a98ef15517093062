import type { PropertyCard } from '../../content/property/property-cards.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { PosterCard } from '../../ui/poster-card/poster-card.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { CurrencySwitch } from '../currency-switch/currency-switch.tsx';
import type { PageMoney } from '../currency-switch/page-money.ts';
import type { NightFrom } from '../price/night-from.ts';
import { PriceInYear } from '../price/price-in-year.tsx';
import styles from './property-posters.module.css';

export interface PropertyPostersProps {
  readonly heading: string;
  readonly lead: string;
  readonly properties: readonly PropertyCard[];
  /** What a night begins at, by property; one without a price on sale is left out. */
  readonly prices: ReadonlyMap<string, NightFrom>;
  readonly money: PageMoney;
}

/** The properties as travel posters, each in its own palette; staggered on a wide screen. */
export function PropertyPosters(props: PropertyPostersProps) {
  const { heading, lead, properties, prices, money } = props;
  if (properties.length === 0) return null;
  return (
    <Band id="collection" flush aria-labelledby="collection-heading">
      <SectionHead id="collection-heading" heading={heading} lead={lead} />
      {prices.size > 0 && (
        <div className={styles.currency} data-whole="">
          <CurrencySwitch {...money} />
        </div>
      )}
      <ul className={styles.posters}>
        {properties.map((property) => {
          const price = prices.get(property.key);
          return (
            <li key={property.key}>
              {/* A 4:5 crop of a wide plate shows little over half its width, so the plate is asked for wider than its box. */}
              <PosterCard
                label={property.regionName}
                name={property.shortName}
                href={isLinkable(property.href) ? property.href : null}
                line={property.line}
                coordinates={property.coordinates}
                price={price && <PriceInYear price={price} shown={money.choice} />}
                picture={property.picture}
                sizes="(min-width: 1121px) 36vw, (min-width: 496px) 70vw, 123vw"
                theme={property.theme}
              />
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
