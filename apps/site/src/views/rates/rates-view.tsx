import type { Property } from '@sundowner/brand';
import { nightsBetween } from '@sundowner/calendar/day';
import { dayInWords } from '@sundowner/calendar/words';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Rate, RatedProperty } from '../../content/rates/rates.ts';
import { fitHref } from '../../links/fit-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { CurrencySwitch } from '../../sections/currency-switch/currency-switch.tsx';
import { pricesAt } from '../../sections/currency-switch/page-money.ts';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { EstimateSection } from '../../sections/estimate/estimate-section.tsx';
import { FitLine } from '../../sections/fit/fit-line.tsx';
import { everyKindOnSale } from '../../sections/fit/on-sale.ts';
import { LinkRow } from '../../sections/link-row/link-row.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { OfferRows } from '../../sections/offers/offers.tsx';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { WordsWithSums } from '../../sections/price/sums.tsx';
import { Included, saysTerms } from '../../sections/rates/included.tsx';
import { rateGroups } from '../../sections/rates/rate-groups.ts';
import { RateTables } from '../../sections/rates/rate-tables.tsx';
import { SheetLink } from '../../sections/rates/sheet-link.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Coordinates } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './rates-view.module.css';
import type { RatesPage } from './read-rates-page.ts';

const path = '/rates';

/** Every lodge, every season, on one page. */
export function RatesView(props: RatesPage) {
  const { heading, lead, picture, properties, rates, asOf, offers, choice, query, estimate } = props;
  const shown = currentCollection().properties.flatMap((place) => {
    const property = properties.find(({ key }) => key === place.key);
    const own = rates.filter((rate) => rate.property === place.key);
    return property && own.length > 0 ? [{ place, property, rates: own }] : [];
  });
  const first = shown[0];
  const { question } = estimate.asked;
  const othersHref = fitHref(
    question
      ? {
          ...question,
          ages: question.ages ?? [],
          treehouse: question.treehouse !== null,
          nights: nightsBetween(question.arrival, question.departure),
        }
      : {},
    choice.currency,
    question ? '#answer' : '',
  );
  const years = [...new Set(rates.map(({ year }) => year))].sort();
  const fact = [years.length > 0 && `Prices for ${years.join(' and ')}`, asOf && `as of ${dayInWords(asOf)}`]
    .filter(Boolean)
    .join(', ');
  const jumps = [
    ...(estimate.choices.length > 0 ? [{ label: 'Calculate your stay', href: '#estimate' }] : []),
    ...shown.map(({ property: { key, shortName } }) => ({ label: shortName, href: `#${key}` })),
    ...(offers.length > 0 ? [{ label: 'Offers', href: '#offers' }] : []),
  ];
  return (
    <>
      <PageHead heading={heading} lead={lead} {...(fact ? { fact: `${fact}.` } : {})} />
      {jumps.length > 0 && (
        <Wrap>
          <div className={styles.toolbar} data-whole="">
            <LinkRow label="On this page" links={jumps} />
            {shown.length > 0 && <CurrencySwitch choice={choice} path={path} query={query} />}
          </div>
        </Wrap>
      )}
      <EstimateSection
        {...estimate}
        path={path}
        shown={choice}
        bookings={shown.map(({ property: { booking, shortName } }) => ({ ...booking, name: shortName }))}
      />
      {shown.length > 0 && (
        <FitLine
          words={`The calculator prices one room. ${everyKindOnSale(rates)} can be compared for your dates, guests and budget:`}
          href={othersHref}
        />
      )}
      <Band id="by-property" aria-labelledby="by-property-heading">
        <SectionHead
          id="by-property-heading"
          heading="Rates by property"
          aside={shown.length > 0 && <SheetLink href="/rates.pdf">Every rate on one sheet (PDF)</SheetLink>}
        />
        <div className={styles.properties}>
          {shown.map(({ place, property, rates: own }) => (
            <PropertyRates key={place.key} place={place} property={property} rates={own} shown={choice} />
          ))}
        </div>
        {shown.length === 0 && (
          <p className={styles.none}>Prices are being set. Ask us, and we will tell you.</p>
        )}
      </Band>
      {saysTerms(rates) && (
        <Band ground="low" aria-labelledby="included-heading">
          <SectionHead id="included-heading" heading="What the price includes" />
          <Included rates={rates} shown={choice} />
        </Band>
      )}
      <OfferRows heading="Offers" offers={offers} path={path} shown={choice} />
      <EnquireBand path={path} picture={picture} heading="Ask us for a quotation" />
      <Neighbours
        heading="Rates of one property"
        places={[]}
        next={
          first
            ? {
                name: first.property.shortName,
                href: pricesAt(`${first.place.root}/rates-and-offers`, choice),
              }
            : null
        }
      />
    </>
  );
}

const propertyRatesSizes = '(min-width: 1121px) 30vw, (min-width: 833px) 40vw, 94vw';

interface PropertyRatesProps {
  readonly place: Property;
  readonly property: RatedProperty;
  readonly rates: readonly Rate[];
  readonly shown: ShownIn;
}

/** One property's prices in its own palette; the first thing on them is where it lies. */
function PropertyRates({ place: { root, theme }, property, rates, shown }: PropertyRatesProps) {
  const { key, shortName, coordinates, picture } = property;
  const page = `${root}/rates-and-offers`;
  const note = rates.find((rate) => rate.per === 'person' && rate.note)?.note ?? rates[0]?.note;
  return (
    <section className={styles.property} id={key} data-theme={theme} aria-labelledby={`${key}-heading`}>
      <div className={styles.side}>
        <div className={styles.plate}>
          {picture && <Picture picture={picture} alt="" sizes={propertyRatesSizes} />}
        </div>
        {coordinates && <Coordinates>{coordinates}</Coordinates>}
        <h2 id={`${key}-heading`}>{shortName}</h2>
        {note && (
          <p className={styles.note}>
            <WordsWithSums words={note} shown={shown} />
          </p>
        )}
        {isLinkable(page) && <ArrowLink href={pricesAt(page, shown)}>Seasons, children and terms</ArrowLink>}
        <SheetLink href={`${page}.pdf`}>Download the rate sheet (PDF)</SheetLink>
      </div>
      <RateTables groups={rateGroups(rates)} shown={shown} />
    </section>
  );
}
