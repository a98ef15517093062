import { Fragment } from 'react';
import { asKept, Money, type ShownIn } from '../money/money.tsx';
import styles from './price.module.css';

/** An amount as it is told. */
export interface Priced {
  /** Units of what prices are kept in. */
  readonly amount: number;
  /** What it is for: "per person sharing, per night". */
  readonly unit: string;
  /** Something of the same kind costs more. */
  readonly from: boolean;
  /** "USD 8200": what the amount was worked out from, of a price that is kept in another currency. */
  readonly kept?: string;
  /** Said of such a price while it stands in another currency than it is kept in: "converted from dollars". */
  readonly converted?: string;
}

interface PriceProps {
  readonly price: Priced;
  readonly shown?: ShownIn | undefined;
  /** Said after the unit: "in 2027". */
  readonly when?: string;
}

/** "From R 21 050 per person sharing, per night": figure and unit in one element, in the order they are read. The figure does not break, its unit at commas alone. */
export function Price({
  price: { amount, unit, from, kept, converted },
  shown = asKept(),
  when,
}: PriceProps) {
  const keptIn = kept?.split(' ')[0];
  const isConverted = keptIn !== undefined && converted !== undefined;
  // Not said where the price stands in that currency; a script hides and shows it as the currency is switched.
  const unlessKept = { 'data-converted': keptIn, hidden: shown.currency === keptIn };
  const parts = [...unit.split(', '), ...(when ? [when] : [])];
  return (
    <span className={styles.price} data-price="">
      {from && 'From '}
      <b className={styles.figure}>
        <Money amount={amount} shown={shown} kept={kept} />
      </b>{' '}
      <span className={styles.unit}>
        {parts.map((part, place) => (
          <Fragment key={part}>
            {place > 0 && ' '}
            <span className={styles.part}>
              {part}
              {place < parts.length - 1 ? ',' : isConverted && <span {...unlessKept}>,</span>}
            </span>
          </Fragment>
        ))}
        {isConverted && (
          <>
            {' '}
            <span className={styles.part} {...unlessKept}>
              {converted}
            </span>
          </>
        )}
      </span>
    </span>
  );
}
