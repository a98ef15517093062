import type { Asked } from '../../links/asked.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { ShownIn } from '../../ui/money/money.tsx';
import { BoxField, GuestsSelect } from '../../ui/party/guests.tsx';
import { Price, type Priced } from '../../ui/price/price.tsx';
import styles from './dates-and-guests.module.css';
import { Hidden } from './dates-and-guests.tsx';

interface NightAndGuestsProps {
  /** "Kingston Treehouse". */
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
    <section className={classNames(styles.strip, styles.night)} aria-label={`Date and guests, ${place}`}>
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
        <p className={styles.foot}>Booked by a person. Answered within a working day.</p>
      </form>
    </section>
  );
}
