import { dialogLink } from '../../links/dialog-link.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { AgesRow, BoxField, GuestsSelect } from '../../ui/party/guests.tsx';
import type { Priced } from '../../ui/price/price.tsx';
import { CurrencySwitch } from '../currency-switch/currency-switch.tsx';
import type { PageMoney } from '../currency-switch/page-money.ts';
import { withPromise } from '../enquire-band/with-promise.ts';
import styles from './dates-and-guests.module.css';
import { FootBar } from './foot-bar.tsx';
import type { StripDates } from './strip-facts.ts';
import { HiddenFields, StripPrice, StripWords } from './strip-parts.tsx';
import words from './strip-words.module.css';

interface NightAndGuestsProps extends StripDates {
  readonly price: Priced | null;
  readonly money: PageMoney;
  /** Lodges the other nights are slept in, as the enquiry spells them. */
  readonly lodges: readonly string[];
}

/**
 * One night, the lodge of the other nights, and who comes: a person books it, so it leads to the enquiry, filled in, with or without
 * scripts. Its one date is the browser's own field, which no script changes.
 */
export function NightAndGuests({ facts, offered, price, money, lodges, today }: NightAndGuestsProps) {
  const { place, from, asked } = facts;
  return (
    <>
      <section
        id="stay"
        className={classNames(styles.strip, styles.night)}
        aria-label={`Date and guests, ${place}`}
        data-stay={JSON.stringify(facts)}
        data-whole=""
      >
        <form className={styles.form} method="get" action="/enquire/email" noValidate>
          <HiddenFields from={from} asked={asked} />
          <p className={styles.printed} data-stay-printed="" />
          <div className={styles.row}>
            <StripPrice price={price} shown={money.choice} />
            <BoxField label="Night of" cell="from">
              <input type="date" name="dateStart" min={today} />
            </BoxField>
            {lodges.length > 0 && (
              <BoxField label="Your lodge" cell="to">
                <select name="likeToVisitTheseLodges">
                  {lodges.map((lodge) => (
                    <option key={lodge}>{lodge}</option>
                  ))}
                </select>
              </BoxField>
            )}
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
              Enquire about a night
            </Button>
          </div>
          <StripWords />
          <div className={words.foot}>
            <p>{withPromise('Booked by a person.', 'Answered within a working day.')}</p>
            {/* The script opens the enquiry by it, filled in; the button alone is what one sees. */}
            <a {...dialogLink('email', from, asked)} data-stay-enquire="" hidden>
              Enquire about {place}
            </a>
            {price && <CurrencySwitch {...money} />}
          </div>
        </form>
      </section>
      <FootBar />
    </>
  );
}
