import { dialogLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Money } from '../../ui/money/money.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import type { PageMoney } from '../currency-switch/page-money.ts';
import styles from './dates-band.module.css';
import type { SeasonFrom } from './season-prices.ts';

interface DatesBandProps {
  readonly path: string;
  /** What a night begins at, season by season. */
  readonly seasons: readonly SeasonFrom[];
  /** What the prices are for. */
  readonly unit: string;
  /** Year of the prices. */
  readonly year: number | null;
  /** The page of all rates, linked when it is built. */
  readonly ratesHref: string;
  readonly tours: boolean;
  readonly money: PageMoney;
}

/** What a night begins at, season by season; nothing where no price is set and there is no tour to take first. */
export function DatesBand({ path, seasons, unit, year, ratesHref, tours, money }: DatesBandProps) {
  const priced = seasons.length > 0;
  if (!priced && !tours) return null;
  return (
    <Band id="dates" ground="deep" className={styles.band} aria-labelledby="dates-heading">
      <div className={styles.grid}>
        <div className={styles.words}>
          <h2 id="dates-heading">{priced ? 'Rates by season' : 'A tour in 360°'}</h2>
          {tours && (
            <ArrowLink {...dialogLink('360-tours', path)} className={styles.link}>
              360° tours
            </ArrowLink>
          )}
        </div>
        {priced && (
          <div className={styles.rates}>
            <table className={styles.table} data-price="">
              <caption className={styles.caption}>
                Prices {unit}
                {year !== null && `, in ${year}`}
              </caption>
              <thead className={styles.head}>
                <tr>
                  <th scope="col">Season</th>
                  <th scope="col">From</th>
                </tr>
              </thead>
              <tbody>
                {seasons.map(({ name, when, amount }) => (
                  <tr key={`${name} ${when}`}>
                    <th scope="row">
                      {name} <small>{when}</small>
                    </th>
                    <td>
                      <Money amount={amount} shown={money.choice} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {isLinkable(ratesHref) && (
              <ArrowLink href={ratesHref} className={styles.link}>
                All rates, and what they include
              </ArrowLink>
            )}
          </div>
        )}
      </div>
    </Band>
  );
}
