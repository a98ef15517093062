import { isLinkable, properties, type Theme } from '@sundowner/brand';
import type { Rate, RatedProperty } from '../../content/rates/rates.ts';
import { pricesAt } from '../../sections/currency-switch/page-money.ts';
import { rateGroups } from '../../sections/rates/rate-groups.ts';
import { RateTables } from '../../sections/rates/rate-tables.tsx';
import { SheetLink } from '../../sections/rates/sheet-link.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Coordinates } from '../../ui/text/text.tsx';
import styles from './rates-view.module.css';

const propertyRatesSizes = '(min-width: 1121px) 30vw, 94vw';

interface PropertyRatesProps {
  readonly property: RatedProperty;
  readonly rates: readonly Rate[];
  readonly shown: ShownIn;
}

/** One property's prices in its own palette; the first thing on them is where it lies. */
export function PropertyRates({ property, rates, shown }: PropertyRatesProps) {
  const { key, shortName, coordinates, picture } = property;
  const theme: Theme | undefined = properties.find((known) => known.key === key)?.theme;
  const page = `/${key}/rates-and-offers`;
  const note = rates.find((rate) => rate.per === 'person' && rate.note)?.note ?? rates[0]?.note;
  return (
    <section className={styles.property} id={key} data-theme={theme} aria-labelledby={`${key}-heading`}>
      <div className={styles.side}>
        <div className={styles.plate}>
          {picture && <Picture picture={picture} alt="" sizes={propertyRatesSizes} />}
        </div>
        {coordinates && <Coordinates>{coordinates}</Coordinates>}
        <h2 id={`${key}-heading`}>{shortName}</h2>
        {note && <p className={styles.note}>{note}</p>}
        {isLinkable(page) && <ArrowLink href={pricesAt(page, shown)}>Seasons, children and terms</ArrowLink>}
        <SheetLink href={`${page}.pdf`}>Download the rate sheet (PDF)</SheetLink>
      </div>
      <RateTables groups={rateGroups(rates)} shown={shown} />
    </section>
  );
}
