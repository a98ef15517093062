import { mostAdults, mostChildren } from '@sundowner/brand/party';
import type { Booking } from '../../content/rates/rates.ts';
import { installation } from '../../installation/installation.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { LateDates } from '../../ui/date-range-field/native-dates.tsx';
import { type OptionGroup, SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { AgesFields } from '../../ui/party/guests.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { inWords } from '../rates/in-words.ts';
import type { Estimate, NoEstimate } from './estimate.ts';
import styles from './estimate-section.module.css';
import { EstimateSum } from './estimate-sum.tsx';
import { wordsOfNoEstimate } from './estimate-words.ts';
import { fieldIds, type ReadQuestion } from './read-question.ts';

interface EstimateWords {
  readonly asked: ReadQuestion;
  /** `null` while nothing was asked, or something is wrong with it. */
  readonly answer: Estimate | NoEstimate | null;
  /** What can be asked for, by lodge. */
  readonly choices: readonly OptionGroup[];
  /** Treehouses a night of the stay can be spent in. */
  readonly treehouses: readonly OptionGroup[];
  /** yyyy-mm-dd. */
  readonly today: string;
}

interface EstimateSectionProps extends EstimateWords {
  /** Path of the page. */
  readonly path: string;
  readonly shown: ShownIn;
  /** What holds of a booking at each property the prices are of. */
  readonly bookings: readonly NamedBooking[];
}

/**
 * What a stay would cost: a form that asks for the page again, with the sum on it. `estimate.client.ts` fetches the same page and
 * changes this section alone.
 */
export function EstimateSection(props: EstimateSectionProps) {
  const { asked, answer, choices, treehouses, today, path, shown, bookings } = props;
  const { typed, errors } = asked;
  if (choices.length === 0) return null;
  return (
    <Band ground="low" id="estimate" aria-labelledby="estimate-heading">
      <div className={styles.split}>
        <div className={styles.words}>
          <h2 id="estimate-heading">Calculate your stay</h2>
          <Lead>Worked out night by night from the prices on this page. An estimate, not a quotation.</Lead>
          <form className={styles.form} method="get" action={`${path}#estimate`} data-estimate="" noValidate>
            {shown.currency !== installation().baseCurrency && (
              <input type="hidden" name="currency" value={shown.currency} />
            )}
            <SelectField
              id={fieldIds.room}
              name="room"
              label="Room or house"
              required
              placeholder="Choose one"
              groups={choices}
              defaultValue={typed.room}
              error={errors.room}
            />
            <LateDates
              id={fieldIds.dates}
              label="Dates"
              required
              names={{ from: 'dateStart', to: 'dateEnd' }}
              labels={{ from: 'Arrival', to: 'Departure' }}
              range={{ from: typed.dateStart, to: typed.dateEnd }}
              today={today}
              error={errors.dates}
            />
            <div className={styles.pair}>
              <TextField
                id={fieldIds.adults}
                name="adults"
                label="Adults"
                type="number"
                inputMode="numeric"
                min={1}
                max={mostAdults}
                required
                defaultValue={typed.adults}
                error={errors.adults}
              />
              <TextField
                id={fieldIds.children}
                name="children"
                label="Children"
                type="number"
                inputMode="numeric"
                min={0}
                max={mostChildren}
                required
                defaultValue={typed.children}
                error={errors.children}
              />
            </div>
            <AgesFields
              id={fieldIds.ages}
              count={Math.min(Number(typed.children) || 0, mostChildren)}
              ages={typed.ages}
              error={errors.ages}
            />
            {treehouses.length > 0 && (
              <SelectField
                id="estimate-treehouse"
                name="treehouse"
                label="A night in a treehouse"
                hint="Your room is kept for you that night"
                placeholder="No, every night in the room"
                groups={treehouses}
                defaultValue={typed.treehouse}
              />
            )}
            <Button type="submit" className={styles.submit}>
              Calculate
            </Button>
          </form>
        </div>
        <div className={styles.beside}>
          <div className={styles.result} data-estimate-result="" aria-live="polite">
            <EstimateResult answer={answer} asked={asked} path={path} shown={shown} />
          </div>
          <BookingTerms of={bookings} />
        </div>
      </div>
    </Band>
  );
}

interface EstimateResultProps {
  readonly answer: Estimate | NoEstimate | null;
  readonly asked: ReadQuestion;
  readonly path: string;
  readonly shown: ShownIn;
}

/** The sum, line by line, with what it leaves out; or why there is none. */
function EstimateResult({ answer, asked, path, shown }: EstimateResultProps) {
  if (Object.keys(asked.errors).length > 0)
    return <Empty words="Please correct the fields that are marked. Then the price is shown here." wrong />;
  if (answer === null || asked.question === null)
    return (
      <Empty words="Choose a room and your dates to see the price here: nights, seasons, children and levies, line by line." />
    );
  if (answer.kind === 'none') {
    return (
      <div className={styles.card}>
        <p className={styles.none}>{wordsOfNoEstimate(answer)}</p>
        <ButtonLink {...dialogLink('email', path)}>Enquire now</ButtonLink>
      </div>
    );
  }
  return <EstimateSum answer={answer} question={asked.question} path={path} shown={shown} />;
}

interface EmptyProps {
  readonly words: string;
  /** It says that something is wrong, which goes once it is not. */
  readonly wrong?: boolean;
}

function Empty({ words, wrong = false }: EmptyProps) {
  return (
    <div className={styles.card}>
      <p className={styles.empty} data-estimate-wrong={wrong ? '' : undefined}>
        {words}
      </p>
    </div>
  );
}

interface NamedBooking extends Booking {
  /** Of the property. */
  readonly name: string;
}

const termsPage = '/booking-terms';

/** Deposit, change of dates and cancellation beside the prices; once where every property says the same, else with the names of those that do. */
export function BookingTerms({ of }: { readonly of: readonly NamedBooking[] }) {
  const kinds = Map.groupBy(of, ({ deposit, changes, cancellation }) =>
    JSON.stringify([deposit, changes, cancellation]),
  );
  const told = [...kinds.values()].flatMap((alike) => {
    const [first] = alike;
    const rows = [
      { name: 'Deposit', words: first?.deposit ?? '' },
      { name: 'Change of dates', words: first?.changes ?? '' },
      { name: 'Cancellation', words: first?.cancellation ?? '' },
    ].filter(({ words }) => words !== '');
    return rows.length > 0 ? [{ names: alike.map(({ name }) => name), rows }] : [];
  });
  if (told.length === 0) return null;
  return (
    <section className={styles.terms} aria-label="Deposit and cancellation">
      {told.map(({ names, rows }) => (
        <div key={names.join()} className={styles.kind}>
          {kinds.size > 1 && <p className={styles.names}>{inWords(names)}</p>}
          <dl className={styles.rows}>
            {rows.map(({ name, words }) => (
              <div key={name} className={styles.row}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {isLinkable(termsPage) && <TextLink href={termsPage}>Booking and cancellation terms</TextLink>}
    </section>
  );
}
