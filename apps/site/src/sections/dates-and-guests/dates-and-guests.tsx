import { dialogLink } from '../../links/dialog-link.ts';
import { fitPath } from '../../links/fit-link.ts';
import { Button } from '../../ui/button/button.tsx';
import { LateDates } from '../../ui/date-range-field/native-dates.tsx';
import { OutwardIcon } from '../../ui/icons/icons.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { AgesRow, GuestsSelect } from '../../ui/party/guests.tsx';
import type { Priced } from '../../ui/price/price.tsx';
import { CurrencySwitch } from '../currency-switch/currency-switch.tsx';
import type { PageMoney } from '../currency-switch/page-money.ts';
import { byHours } from '../enquire-band/with-promise.ts';
import styles from './dates-and-guests.module.css';
import { FootBar } from './foot-bar.tsx';
import type { StripDates } from './strip-facts.ts';
import { HiddenFields, StripPrice, StripWords } from './strip-parts.tsx';
import words from './strip-words.module.css';

interface DatesAndGuestsProps extends StripDates {
  readonly price: Priced | null;
  readonly money: PageMoney;
}

/**
 * Price, dates and guests where a stay is decided. Without scripts the browser's own fields lead to the enquiry, filled in;
 * `dates-and-guests.client.ts` adds the calendar, what the stay would cost, the house's rules and the partner's address.
 */
export function DatesAndGuests({ facts, offered, price, money, today }: DatesAndGuestsProps) {
  const { place, from, bookHref, availabilityQuery, form, asked } = facts;
  const leads = bookHref !== null && availabilityQuery !== '';
  return (
    <>
      <section
        id="stay"
        className={styles.strip}
        aria-label={`Dates and guests, ${place}`}
        data-stay={JSON.stringify(facts)}
        data-whole=""
      >
        <form className={styles.form} method="get" action={`/enquire/${form}`} noValidate>
          <HiddenFields from={from} asked={asked} />
          <p className={styles.printed} data-stay-printed="" />
          <div className={styles.row}>
            <StripPrice price={price} shown={money.choice} />
            <LateDates
              id="stay-dates"
              label="Dates"
              required
              short
              cells
              names={{ from: 'dateStart', to: 'dateEnd' }}
              labels={{ from: 'Arrival', to: 'Departure' }}
              range={{ from: '', to: '' }}
              today={today}
            />
            <GuestsSelect
              name="adults"
              label="Adults"
              from={1}
              to={offered.adults}
              chosen={Math.min(2, offered.adults)}
            />
            <GuestsSelect name="children" label="Children" from={0} to={offered.children} chosen={0} />
            <AgesRow id="stay-ages" />
            <Button type="submit" className={styles.submit} data-stay-submit="">
              {leads ? (
                <>
                  <span className={styles.plain}>Enquire with these dates</span>
                  <span className={styles.scripted}>
                    Check availability
                    <OutwardIcon className={styles.outward} />
                  </span>
                </>
              ) : (
                'Enquire with these dates'
              )}
            </Button>
          </div>
          <StripWords />
          <div className={words.foot}>
            <p>
              {bookHref ? (
                <>
                  <span className={leads ? styles.plain : undefined}>
                    <TextLink href={bookHref} target="_blank" rel="noopener" data-stay-book="">
                      Check availability with our booking partner
                    </TextLink>{' '}
                    (opens in a new tab)
                  </span>
                  {leads && <span className={styles.scripted}>Opens our booking partner in a new tab.</span>}
                </>
              ) : (
                byHours('Answered by a person within a working day.', 'Answered by a person.')
              )}
            </p>
            <TextLink {...dialogLink(form, from, asked)} data-stay-enquire="">
              Enquire about {place}
            </TextLink>
            <TextLink href={fitPath} data-stay-others="">
              See what else fits
            </TextLink>
            {price && <CurrencySwitch {...money} />}
          </div>
        </form>
      </section>
      <FootBar />
    </>
  );
}
