import { isLinkable } from '@sundowner/brand';
import { askedOn } from '../../links/asked-on.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { enquireLink } from '../../links/enquire-link.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { OutwardIcon } from '../../ui/icons/icons.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Money } from '../../ui/money/money.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { CurrencySwitch } from '../currency-switch/currency-switch.tsx';
import type { PageMoney } from '../currency-switch/page-money.ts';
import styles from './dates-band.module.css';
import type { SeasonFrom } from './season-prices.ts';

interface DatesBandProps {
  readonly path: string;
  /** Where a booking is made, outside our site; `null` where there is no such place. */
  readonly bookHref: string | null;
  /** What a night begins at, season by season. */
  readonly seasons: readonly SeasonFrom[];
  readonly per: 'person' | 'unit';
  /** Year of the prices. */
  readonly year: number | null;
  /** The page of all rates, linked when it is built. */
  readonly ratesHref: string;
  readonly tours: boolean;
  readonly money: PageMoney;
}

/** When one could come, what a night begins at then, and how to ask (rates summary and availability). */
export function DatesBand({ path, bookHref, seasons, per, year, ratesHref, tours, money }: DatesBandProps) {
  return (
    <Band id="dates" ground="deep" className={styles.band} aria-labelledby="dates-heading">
      <div className={styles.grid}>
        <div className={styles.words}>
          <h2 id="dates-heading">When could you come?</h2>
          <div className={styles.buttons}>
            {bookHref ? (
              <ButtonLink tone="light" href={bookHref} target="_blank" rel="noopener">
                Check availability <OutwardIcon className={styles.outward} />
              </ButtonLink>
            ) : (
              <ButtonLink tone="light" {...enquireLink(path, 'book')}>
                Check availability
              </ButtonLink>
            )}
            <ButtonLink tone="outline-light" {...enquireLink(path, 'email', askedOn(path))}>
              Send us your dates
            </ButtonLink>
          </div>
          <p className={styles.hint}>
            {bookHref ? 'Opens our booking partner’s site in a new tab. ' : ''}
            Whoever writes to us is answered by a person, within a working day.
          </p>
          {tours && (
            <ArrowLink {...dialogLink('360-tours', path)} className={styles.link}>
              Look round in 360° first
            </ArrowLink>
          )}
        </div>
        {seasons.length > 0 && (
          <div className={styles.rates}>
            <table className={styles.table}>
              <caption className={styles.caption}>
                A night{year !== null && ` in ${year}`},{' '}
                {per === 'person' ? 'for each of two people sharing' : 'for the whole house'}
              </caption>
              <thead className={styles.head}>
                <tr>
                  <th scope="col">Season</th>
                  <th scope="col">From</th>
                </tr>
              </thead>
              <tbody>
                {seasons.map(({ name, when, amount }) => (
                  <tr key={name}>
                    <th scope="row">
                      {name} <small>{when}</small>
                    </th>
                    <td>
                      <Money rand={amount} shown={money.choice} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <CurrencySwitch {...money} />
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
