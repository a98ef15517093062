import type { Asked } from '../../links/asked.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LateDates } from '../../ui/date-range-field/native-dates.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { AgesFields, BoxField, GuestsSelect } from '../../ui/party/guests.tsx';
import { mostChildren } from '../../ui/party/stay.ts';
import { Price, type Priced } from '../../ui/price/price.tsx';
import { CurrencySwitch } from '../currency-switch/currency-switch.tsx';
import type { PageMoney } from '../currency-switch/page-money.ts';
import { byHours, withPromise } from '../enquire-band/with-promise.ts';
import styles from './dates-and-guests.module.css';
import type { StripFacts } from './strip-facts.ts';

interface DatesAndGuestsProps {
  readonly facts: StripFacts;
  readonly price: Priced | null;
  readonly money: PageMoney;
  /** yyyy-mm-dd. */
  readonly today: string;
}

/** So many can be chosen here; more are worth a conversation. */
const mostHere = 12;

/**
 * Price, dates and guests where a stay is decided. Without scripts the browser's own fields lead to the enquiry, filled in;
 * `dates-and-guests.client.ts` adds the calendar, what the stay would cost, the house's rules and the partner's address.
 */
export function DatesAndGuests({ facts, price, money, today }: DatesAndGuestsProps) {
  const { place, from, bookHref, form, asked } = facts;
  return (
    <section
      id="stay"
      className={styles.strip}
      aria-label={`Dates and guests, ${place}`}
      data-stay={JSON.stringify(facts)}
      data-whole=""
    >
      <form className={styles.form} method="get" action={`/enquire/${form}`} noValidate>
        <Hidden from={from} asked={asked} />
        <div className={styles.row}>
          {price && (
            <p className={styles.price} data-stay-price="" aria-live="polite">
              <Price price={price} shown={money.choice} />
            </p>
          )}
          <div className={styles.dates}>
            <LateDates
              id="stay-dates"
              label="Dates"
              required
              names={{ from: 'dateStart', to: 'dateEnd' }}
              labels={{ from: 'Arrival', to: 'Departure' }}
              range={{ from: '', to: '' }}
              today={today}
            />
          </div>
          <GuestsSelect name="adults" label="Adults" from={1} to={mostHere} chosen={2} />
          <GuestsSelect name="children" label="Children" from={0} to={mostChildren} chosen={0} />
          <Button type="submit" className={styles.submit} data-stay-submit="">
            Enquire with these dates
          </Button>
        </div>
        <AgesFields id="stay-ages" count={0} ages={[]} />
        <div data-stay-problem="" role="alert" className={styles.problem} />
        <p className={styles.foot}>
          <span>
            {bookHref ? (
              <>
                <TextLink href={bookHref} target="_blank" rel="noopener" data-stay-book="">
                  Check availability with our booking partner
                </TextLink>{' '}
                (opens in a new tab)
              </>
            ) : (
              byHours('Answered by a person within a working day.', 'Answered by a person.')
            )}
          </span>
          <TextLink {...dialogLink(form, from, asked)} data-stay-enquire="">
            Enquire about {place}
          </TextLink>
        </p>
      </form>
      {price && <CurrencySwitch {...money} />}
    </section>
  );
}

/** What the enquiry is filled in with besides dates and guests. */
function Hidden({ from, asked }: { readonly from: string; readonly asked: Asked }) {
  const { location, lodge, about } = asked;
  const fields = {
    from,
    locationToVisit: location,
    likeToVisitTheseLodges: lodge,
    comments: about && `I'd like to enquire about ${about}.`,
  };
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

interface NightAndGuestsProps {
  /** "Marula Treehouse". */
  readonly place: string;
  /** Path of the page. */
  readonly from: string;
  readonly price: Priced | null;
  readonly shown: ShownIn;
  /** Lodges the other nights are slept in, as the enquiry spells them. */
  readonly lodges: readonly string[];
  readonly asked: Asked;
  /** yyyy-mm-dd. */
  readonly today: string;
}

/** One night, the lodge of the other nights, and who comes: a person books it, so it leads to the enquiry, filled in, with or without scripts. */
export function NightAndGuests({ place, from, price, shown, lodges, asked, today }: NightAndGuestsProps) {
  return (
    <section
      className={classNames(styles.strip, styles.night)}
      aria-label={`Date and guests, ${place}`}
      data-whole=""
    >
      <form className={styles.form} method="get" action="/enquire/email" data-stay-night="">
        <Hidden from={from} asked={asked} />
        <div className={styles.row}>
          {price && (
            <p className={styles.price}>
              <Price price={price} shown={shown} />
            </p>
          )}
          <BoxField label="Night of">
            <input type="date" name="dateStart" min={today} />
          </BoxField>
          {lodges.length > 0 && (
            <BoxField label="Your lodge">
              <select name="likeToVisitTheseLodges">
                {lodges.map((lodge) => (
                  <option key={lodge}>{lodge}</option>
                ))}
              </select>
            </BoxField>
          )}
          <GuestsSelect name="adults" label="Adults" from={1} to={4} chosen={2} />
          <GuestsSelect name="children" label="Children" from={0} to={2} chosen={0} />
          <Button type="submit" className={styles.submit}>
            Enquire about a night
          </Button>
        </div>
        <p className={styles.foot}>{withPromise('Booked by a person.', 'Answered within a working day.')}</p>
      </form>
    </section>
  );
}
