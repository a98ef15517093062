import { dialogLink } from '../../links/dialog-link.ts';
import { fitHref } from '../../links/fit-link.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LateDates } from '../../ui/date-range-field/native-dates.tsx';
import { OutwardIcon } from '../../ui/icons/icons.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { AgesRow, BoxField, GuestsSelect } from '../../ui/party/guests.tsx';
import { noStay } from '../../ui/party/stay.ts';
import { CurrencySwitch } from '../currency-switch/currency-switch.tsx';
import type { PageMoney } from '../currency-switch/page-money.ts';
import { byHours } from '../enquire-band/with-promise.ts';
import type { PricedInYear } from '../price/price-in-year.tsx';
import styles from './dates-and-guests.module.css';
import { FootBar } from './foot-bar.tsx';
import { stripAnswer } from './stay-estimate.ts';
import { askedOfStay, othersHref } from './stay-links.ts';
import type { StripDates } from './strip-facts.ts';
import { HiddenFields, StripPrice, StripWords } from './strip-parts.tsx';
import { stripText } from './strip-text.ts';
import words from './strip-words.module.css';

interface DatesAndGuestsProps extends StripDates {
  readonly price: PricedInYear | null;
  readonly money: PageMoney;
  /** Where the other nights are slept, as the enquiry spells it, by its name: of a place that is asked for one night. */
  readonly lodges?: readonly { readonly value: string; readonly label: string }[];
  /** Of these the one that is chosen; the first unless told. */
  readonly lodge?: string | null;
}

/**
 * Price, dates and guests where a stay is decided. Without scripts the browser's own fields lead to the enquiry, filled in;
 * `dates-and-guests.client.ts` adds the calendar, what the stay would cost, the house's rules and the partner's address. A treehouse is
 * asked for one night, with the lodge of the others: a person books it.
 */
export function DatesAndGuests(props: DatesAndGuestsProps) {
  const { facts, offered, stay, price, money, today, lodges = [] } = props;
  const { place, night, from, form, asked } = facts;
  const lodge = lodges.find(({ value }) => value === props.lodge)?.value;
  const { arrival, departure, ...party } = stay ?? { ...noStay, adults: Math.min(2, offered.adults) };
  const filled =
    stay && askedOfStay(facts, stay, lodge ?? lodges[0]?.value, stripAnswer(facts, stay, today).estimate);
  const { currency } = money.choice;
  const others = stay ? othersHref(facts, stay, currency) : fitHref({}, currency);
  return (
    <>
      <section
        id="stay"
        className={classNames(styles.strip, night && styles.night)}
        aria-label={`${night ? 'Date' : 'Dates'} and guests, ${place}`}
        data-stay={stripText(facts)}
        data-whole=""
      >
        <form className={styles.form} method="get" action={`/enquire/${form}`} noValidate>
          <HiddenFields from={from} asked={asked} departure={night ? filled?.departure : undefined} />
          <p className={styles.printed} data-stay-printed="" />
          <div className={styles.row}>
            <StripPrice price={price} shown={money.choice} />
            <LateDates
              id="stay-dates"
              label={night ? 'Date' : 'Dates'}
              required={!night}
              short
              cells
              one={night}
              names={{ from: 'dateStart', to: 'dateEnd' }}
              labels={night ? { from: 'Night of', to: '' } : { from: 'Arrival', to: 'Departure' }}
              range={{ from: arrival, to: night ? '' : departure }}
              today={today}
            />
            {lodges.length > 0 && (
              <BoxField label="Your lodge" cell="to">
                <select name="likeToVisitTheseLodges" defaultValue={lodge}>
                  {lodges.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </BoxField>
            )}
            <GuestsSelect name="adults" label="Adults" from={1} to={offered.adults} chosen={party.adults} />
            <GuestsSelect
              name="children"
              label="Children"
              from={0}
              to={offered.children}
              chosen={party.children}
            />
            <AgesRow id="stay-ages" ages={party.ages} />
            <Button type="submit" className={styles.submit} data-stay-submit="">
              <SubmitWords facts={facts} />
            </Button>
          </div>
          <StripWords />
          <div className={words.foot}>
            <p>
              <WhoAnswers facts={facts} />
            </p>
            <TextLink
              {...dialogLink(form, from, filled ?? asked)}
              data-stay-enquire=""
              // The button says the same: its script opens the enquiry by this link.
              hidden={night}
            >
              Enquire about {place}
            </TextLink>
            <TextLink href={others} data-stay-others="">
              See other choices
            </TextLink>
            {price && <CurrencySwitch {...money} anchor="stay" />}
          </div>
        </form>
      </section>
      <FootBar />
    </>
  );
}

type OfStrip = Pick<StripDates, 'facts'>;

/** Whether the partner takes dates in the address. */
const leadsToPartner = ({ bookHref, availabilityQuery }: StripDates['facts']) =>
  bookHref !== null && availabilityQuery !== '';

function SubmitWords({ facts }: OfStrip) {
  if (facts.night) return 'Enquire about a night';
  if (!leadsToPartner(facts)) return 'Enquire with these dates';
  return (
    <>
      <span className={styles.plain}>Enquire with these dates</span>
      <span className={styles.scripted}>
        Check availability
        <OutwardIcon className={styles.outward} />
      </span>
    </>
  );
}

/** Where the button leads, or who answers. */
function WhoAnswers({ facts }: OfStrip) {
  const { night, bookHref } = facts;
  if (night || !bookHref)
    return byHours('Answered by a person within a working day.', 'Answered by a person.');
  const leads = leadsToPartner(facts);
  return (
    <>
      <span className={leads ? styles.plain : undefined}>
        <TextLink href={bookHref} target="_blank" rel="noopener" data-stay-book="">
          Check availability with our booking partner
        </TextLink>{' '}
        (opens in a new tab)
      </span>
      {leads && <span className={styles.scripted}>Opens our booking partner in a new tab.</span>}
    </>
  );
}
