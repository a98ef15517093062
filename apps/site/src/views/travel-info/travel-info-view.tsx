import { currencyWord } from '@sundowner/brand/currencies';
import type { GettingThere } from '../../content/fields/place.ts';
import { type Particular, travelParticulars } from '../../content/property/questions.ts';
import { installation } from '../../installation/installation.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { CurrencySwitch } from '../../sections/currency-switch/currency-switch.tsx';
import type { PageMoney } from '../../sections/currency-switch/page-money.ts';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PlaceHead, placeHeadPreload } from '../../sections/place-head/place-head.tsx';
import { closingOf } from '../../sections/plate/unique-pictures.ts';
import { WordsWithSums } from '../../sections/price/sums.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { perEach } from '../../sections/rates/in-words.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { Money, type ShownIn } from '../../ui/money/money.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import { Departures } from './departures.tsx';
import { Gates } from './gates.tsx';
import { LodgeDoors } from './lodge-doors.tsx';
import type { TravelInfoPage } from './read-travel-info-page.ts';
import styles from './travel-info-view.module.css';

/** The picture the layout preloads for this page. */
export const travelInfoPreload = ({ head }: Pick<TravelInfoPage, 'head'>) =>
  placeHeadPreload(head, { beside: true });

/** How to get to a property and what to know before: ways, gates, levies, and everything else people ask. */
export function TravelInfoView({ property, head, path, crumbs, money }: TravelInfoPage) {
  const { gettingThere, lodges, factSheet, shortName, gallery, href } = property;
  const particulars = travelParticulars(property);
  const jumps = [
    { id: 'getting-here', title: 'Getting here', there: gettingThere.routes.length > 0 },
    { id: 'gates', title: 'Gates', there: gettingThere.gateHours.length > 0 },
    { id: 'levies', title: 'Levies', there: gettingThere.levies.length > 0 },
    { id: 'before-you-pack', title: 'Before you pack', there: particulars.length > 0 },
  ].filter(({ there }) => there);
  const closing = closingOf(path, gallery).find(({ src }) => src !== head.picture?.src) ?? null;
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PlaceHead head={head} path={path} book={false} beside />
      {jumps.length > 1 && (
        <Wrap className={styles.jumps}>
          <nav aria-label="On this page">
            <ul className={styles.list}>
              {jumps.map(({ id, title }) => (
                <li key={id}>
                  <a className={styles.jump} href={`#${id}`}>
                    {title}
                  </a>
                </li>
              ))}
              {factSheet && (
                <li>
                  <a className={styles.jump} href={factSheet.href} download>
                    All of it to print (PDF)
                  </a>
                </li>
              )}
            </ul>
          </nav>
        </Wrap>
      )}
      <Departures
        to={shortName}
        words={gettingThere.gettingHere}
        routes={gettingThere.routes}
        shown={money.choice}
      />
      <Gates gateHours={gettingThere.gateHours} />
      <Levies levies={gettingThere.levies} money={money} />
      <Particulars particulars={particulars} shown={money.choice} />
      <LodgeDoors lodges={lodges} leads={isLinkable} shown={money.choice} />
      <EnquireBand
        path={path}
        picture={closing}
        heading="Ask about the way here"
        lead="Tell us how you would like to come. We book flights, drivers and the aircraft between lodges."
      />
      <Neighbours
        heading={`Lodges at ${shortName}`}
        places={lodges}
        all
        previous={{ name: shortName, href }}
        next={{ name: 'Rates and offers', href: `${href}/rates-and-offers` }}
      />
    </>
  );
}

interface ParticularsProps {
  readonly particulars: readonly Particular[];
  readonly shown: ShownIn;
}

/** Everything else a traveller asks: a row each under its own name, which opens in place and by its own address. */
function Particulars({ particulars, shown }: ParticularsProps) {
  if (particulars.length === 0) return null;
  const rows = particulars.map(({ id, title, text }) => ({
    ...{ id, heading: title },
    content: (
      <p>
        <WordsWithSums words={text} shown={shown} />
      </p>
    ),
  }));
  const half = Math.ceil(rows.length / 2);
  return (
    <Band id="before-you-pack" ground="low" aria-labelledby="particulars-heading">
      <SectionHead
        id="particulars-heading"
        heading="Before you pack"
        lead="Answers to what guests ask our travel specialists most."
      />
      <Fold summary={`${rows.length} ${rows.length === 1 ? 'answer' : 'answers'}`}>
        <div className={styles.particulars}>
          <Accordion items={rows.slice(0, half)} />
          <Accordion items={rows.slice(half)} />
        </div>
      </Fold>
    </Band>
  );
}

/** What is paid on the way in and on the bill, line by line. */
function Levies({ levies, money }: Pick<GettingThere, 'levies'> & { readonly money: PageMoney }) {
  if (levies.length === 0) return null;
  return (
    <Band id="levies" aria-labelledby="levies-heading">
      <SectionHead
        id="levies-heading"
        heading="Levies, line by line"
        lead="What is paid at the gate and on the bill, and for whom."
      />
      <table className={styles.ledger}>
        <caption className={styles.caption}>
          Levies and fees in {currencyWord(installation().baseCurrency)}
        </caption>
        <thead className={styles.caption}>
          <tr>
            <th scope="col">Levy</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {levies.map(({ name, amount, per }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-price="">
                {amount === null ? (
                  per ? (
                    <small>Each {per}</small>
                  ) : (
                    'Ask us'
                  )
                ) : (
                  <>
                    <Money amount={amount} shown={money.choice} /> {per && <small>{perEach(per)}</small>}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {levies.some(({ amount }) => amount !== null) && (
        <div className={styles.currency}>
          <CurrencySwitch {...money} />
        </div>
      )}
    </Band>
  );
}
