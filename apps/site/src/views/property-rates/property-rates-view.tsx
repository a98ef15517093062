import { dayInWords } from '@sundowner/calendar/words';
import type { ReactNode } from 'react';
import { dialogLink } from '../../links/dialog-link.ts';
import { formTitle } from '../../links/form-title.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { CurrencySwitch } from '../../sections/currency-switch/currency-switch.tsx';
import { pricesAt } from '../../sections/currency-switch/page-money.ts';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { EstimateSection } from '../../sections/estimate/estimate-section.tsx';
import { LinkRow } from '../../sections/link-row/link-row.tsx';
import { stepsInRing } from '../../sections/neighbours/around.ts';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { OfferRows } from '../../sections/offers/offers.tsx';
import type { PlaceHeadWords } from '../../sections/place-head/place-head-of.ts';
import { nightFrom } from '../../sections/price/night-from.ts';
import { PriceInYear } from '../../sections/price/price-in-year.tsx';
import { WordsWithSums } from '../../sections/price/sums.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { ChildPolicies, Included, Levies, saysTerms } from '../../sections/rates/included.tsx';
import { rateGroups } from '../../sections/rates/rate-groups.ts';
import { RateTables } from '../../sections/rates/rate-tables.tsx';
import { SeasonTimes, SeasonYear } from '../../sections/rates/seasons.tsx';
import { SheetLink } from '../../sections/rates/sheet-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { Label, Lead } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './property-rates-view.module.css';
import type { PropertyRatesPage } from './read-property-rates-page.ts';

/** What a night costs at one property: its year, every room, a sum for your own dates, what is in the price, and the offers. */
export function PropertyRatesView(props: PropertyRatesPage) {
  const { head, path, property, crumbs, rates, years, asOf, seasons, offers, others, choice } = props;
  const { query, estimate } = props;
  const [first] = years;
  const ofYear = (year: number | undefined) => rates.filter((rate) => rate.year === year);
  const pricesOf = (year: number) => (
    <>
      <SeasonYear
        name={property.shortName}
        rates={ofYear(year)}
        year={year}
        shown={choice}
        today={estimate.today}
      />
      <RateTables groups={rateGroups(ofYear(year))} shown={choice} others />
    </>
  );
  const from = nightFrom(rates, first ?? null);
  const latest = ofYear(first);
  const note = rates.find((rate) => rate.per === 'person' && rate.note)?.note;
  const onChildren = latest.some(({ childPolicy }) => childPolicy !== '');
  const jumps = [
    ...(estimate.choices.length > 0 ? [{ label: 'Calculate your stay', href: '#estimate' }] : []),
    ...(rates.length > 0 ? [{ label: 'Rates', href: '#prices' }] : []),
    ...(offers.length > 0 ? [{ label: 'Offers', href: '#offers' }] : []),
  ];
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <RatesHead head={head} path={path} price={from && <PriceInYear price={from} shown={choice} />} />
      {jumps.length + property.levies.length > 0 && (
        <Wrap>
          <div className={styles.toolbar} data-whole="">
            <LinkRow label="On this page" links={jumps} />
            {rates.length + property.levies.length > 0 && (
              <CurrencySwitch choice={choice} path={path} query={query} />
            )}
          </div>
        </Wrap>
      )}
      <EstimateSection
        {...estimate}
        path={path}
        shown={choice}
        bookings={[{ ...property.booking, name: property.shortName }]}
      />
      <Band id="prices" aria-labelledby="prices-heading">
        <SectionHead id="prices-heading" heading={`Rates at ${property.shortName}`} />
        {rates.length > 0 ? (
          <div className={styles.split}>
            <div className={styles.side}>
              {note && (
                <p>
                  <WordsWithSums words={note} shown={choice} />
                </p>
              )}
              {asOf && (
                <p>
                  Prices as of <time dateTime={asOf}>{dayInWords(asOf)}</time>.
                </p>
              )}
              {/* Without a price on sale there is no such file. */}
              <SheetLink href={`${path}.pdf`}>Download the rate sheet (PDF)</SheetLink>
            </div>
            {years.length > 1 ? (
              <Tabs
                label="Years"
                tabs={years.map((year) => ({
                  id: `prices-${year}`,
                  name: String(year),
                  content: pricesOf(year),
                }))}
              />
            ) : (
              <div>{first !== undefined && pricesOf(first)}</div>
            )}
          </div>
        ) : (
          <p className={styles.none}>Prices are being set. Ask us, and we will tell you.</p>
        )}
      </Band>
      <SeasonTimes name={property.shortName} seasons={seasons} />
      {(saysTerms(latest) || onChildren || property.levies.length > 0) && (
        <Band ground="low" aria-labelledby={saysTerms(latest) ? 'included-heading' : undefined}>
          {saysTerms(latest) && <SectionHead id="included-heading" heading="What the price includes" />}
          <Included rates={latest} shown={choice} />
          <div className={styles.terms}>
            {onChildren && (
              <section aria-labelledby="children-heading">
                <h2 id="children-heading" className={styles.termsHeading}>
                  Children
                </h2>
                <ChildPolicies rates={latest} shown={choice} />
              </section>
            )}
            {property.levies.length > 0 && (
              <section aria-labelledby="levies-heading">
                <h2 id="levies-heading" className={styles.termsHeading}>
                  Levies and fees
                </h2>
                <Levies levies={property.levies} shown={choice} />
              </section>
            )}
          </div>
        </Band>
      )}
      <OfferRows heading={`Offers at ${property.shortName}`} offers={offers} path={path} shown={choice} />
      <EnquireBand
        path={path}
        picture={property.picture}
        heading="Ask us for a quotation"
        tours={props.tours}
      />
      <Neighbours
        heading="Rates of the other properties"
        places={others.map(({ shortName, picture, name, href }) => ({
          name: shortName,
          line: `Rates and offers at ${name}`,
          href: pricesAt(href, choice),
          picture,
        }))}
        {...stepsInRing(
          [{ name: 'All rates', href: '/rates' }, ...props.places].map(({ name, href }) => ({
            name,
            href: href === path ? path : pricesAt(href, choice),
          })),
          path,
        )}
      />
    </>
  );
}

/** Where the head's plate is drawn. */
const plateSizes = '(min-width: 833px) 42vw, 94vw';

/** What the layout preloads for a page with this head. */
export const ratesHeadPreload = ({ picture }: PlaceHeadWords) => picture && { picture, sizes: plateSizes };

interface RatesHeadProps {
  readonly head: PlaceHeadWords;
  readonly path: string;
  /** What a night begins at. */
  readonly price: ReactNode;
}

/** Words first, for the person who came for a figure; the plate beside them. */
function RatesHead({ head, path, price }: RatesHeadProps) {
  const { heading, label, lead, picture } = head;
  return (
    <Wrap className={styles.head}>
      <div className={styles.words} data-whole="">
        {label && <Label>{label}</Label>}
        <h1>{heading}</h1>
        <Lead>{lead}</Lead>
        {price && <p className={styles.price}>{price}</p>}
        <div className={styles.actions}>
          <ButtonLink {...dialogLink('email', path)}>{formTitle('email')}</ButtonLink>
          {isLinkable('/enquire/book') && (
            <ButtonLink tone="ghost" {...dialogLink('book', path)}>
              Book and pay online
            </ButtonLink>
          )}
        </div>
      </div>
      {picture && (
        <div className={styles.plate}>
          <Picture picture={picture} sizes={plateSizes} priority />
        </div>
      )}
    </Wrap>
  );
}
