import type { GettingThere } from '../../content/fields/place.ts';
import { CurrencySwitch } from '../../sections/currency-switch/currency-switch.tsx';
import type { PageMoney } from '../../sections/currency-switch/page-money.ts';
import { aOrAn } from '../../sections/rates/in-words.ts';
import { Money } from '../../ui/money/money.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './travel-info-view.module.css';

/** What is paid on the way in and on the bill, line by line. */
export function Levies({ levies, money }: Pick<GettingThere, 'levies'> & { readonly money: PageMoney }) {
  if (levies.length === 0) return null;
  return (
    <Band id="levies" aria-labelledby="levies-heading">
      <SectionHead
        id="levies-heading"
        heading="Levies, line by line"
        lead="What is paid at the gate and on the bill, and for whom."
      />
      <table className={styles.ledger}>
        <caption className={styles.caption}>Levies and fees in rand</caption>
        <thead className={styles.caption}>
          <tr>
            <th scope="col">Levy</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {levies.map(({ name, amount, per }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {amount === null && per && <small>Each {per}</small>}
              </th>
              <td data-price="">
                {amount === null ? (
                  'Ask us'
                ) : (
                  <>
                    <Money rand={amount} shown={money.choice} /> {per && <small>{aOrAn(per)}</small>}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {levies.some(({ amount }) => amount !== null) && <CurrencySwitch {...money} />}
    </Band>
  );
}
