import type { Levy } from '../../content/fields/place.ts';
import type { Rate } from '../../content/rates/rates.ts';
import { Money, type ShownIn } from '../../ui/money/money.tsx';
import { aOrAn, inWords } from './in-words.ts';
import { sharedWords } from './rate-groups.ts';
import styles from './rate-terms.module.css';

/** Which ages come where, and what they pay. */
export function ChildPolicies({ rates }: { readonly rates: readonly Rate[] }) {
  return (
    <dl className={styles.terms}>
      {sharedWords(rates, ({ childPolicy }) => childPolicy).map(({ words, names }) => (
        <div key={words} className={styles.term}>
          <dt>{inWords(names)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is paid beside the price, and to whom. */
export function Levies({ levies, shown }: { readonly levies: readonly Levy[]; readonly shown: ShownIn }) {
  return (
    <dl className={styles.terms}>
      {levies.map(({ name, amount, per }) => (
        <div key={name} className={styles.term}>
          <dt>{name}</dt>
          <dd>
            {amount === null ? (
              `Each ${per}`
            ) : (
              <span data-price="">
                <Money rand={amount} shown={shown} /> {aOrAn(per)}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
