import { isLinkable } from '@sundowner/brand';
import type { Booking } from '../../content/rates/rates.ts';
import { TextLink } from '../../ui/link/link.tsx';
import styles from './booking-terms.module.css';
import { inWords } from './in-words.ts';

export interface NamedBooking extends Booking {
  /** Of the property. */
  readonly name: string;
}

const termsPage = '/booking-terms';

/** Deposit, change of dates and cancellation beside the prices; once where every property says the same. */
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
          {told.length > 1 && <p className={styles.names}>{inWords(names)}</p>}
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
