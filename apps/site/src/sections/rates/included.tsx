import type { Levy } from '../../content/fields/place.ts';
import type { Rate } from '../../content/rates/rates.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Money, type ShownIn } from '../../ui/money/money.tsx';
import { WordsWithSums } from '../price/sums.tsx';
import { inWords, perEach } from './in-words.ts';
import styles from './included.module.css';
import { sharedWords } from './rate-groups.ts';

interface TermsProps {
  readonly rates: readonly Rate[];
  readonly shown: ShownIn;
}

/** What prices hold and what they do not; several lists where lodges, houses and treehouses differ. */
export function Included({ rates, shown }: TermsProps) {
  const kinds = termsOf(rates);
  if (kinds.length === 0) return null;
  return (
    <div className={styles.kinds}>
      {kinds.map(({ names, inclusions, exclusions }) => (
        <Disclosure
          key={names.join()}
          className={styles.fold}
          summary={
            <span className={styles.names}>
              {inWords(names)} <small>{`${inclusions.length} included, ${exclusions.length} not`}</small>
            </span>
          }
        >
          <div className={styles.kind}>
            {inclusions.length > 0 && (
              <div>
                <h3 className={styles.heading}>Included</h3>
                <ul className={styles.list}>
                  {inclusions.map((words) => (
                    <li key={words} className={styles.yes}>
                      <WordsWithSums words={words} shown={shown} />
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {exclusions.length > 0 && (
              <div>
                <h3 className={styles.heading}>Not included</h3>
                <ul className={styles.list}>
                  {exclusions.map((words) => (
                    <li key={words} className={styles.no}>
                      <WordsWithSums words={words} shown={shown} />
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </Disclosure>
      ))}
    </div>
  );
}

/** Whether it is said of some rates what they hold or do not: without it there is nothing under a heading about it. */
export const saysTerms = (rates: readonly Rate[]): boolean => termsOf(rates).length > 0;

/** Rates with the same terms together. */
function termsOf(rates: readonly Rate[]) {
  const key = ({ inclusions, exclusions }: Rate) => JSON.stringify([inclusions, exclusions]);
  return sharedWords(rates, key).flatMap(({ words, names }) => {
    const [inclusions, exclusions] = JSON.parse(words) as [string[], string[]];
    return inclusions.length + exclusions.length === 0 ? [] : [{ names, inclusions, exclusions }];
  });
}

/** Which ages come where, and what they pay. */
export function ChildPolicies({ rates, shown }: TermsProps) {
  return (
    <dl className={styles.terms}>
      {sharedWords(rates, ({ childPolicy }) => childPolicy).map(({ words, names }) => (
        <div key={words} className={styles.term}>
          <dt>{inWords(names)}</dt>
          <dd>
            <WordsWithSums words={words} shown={shown} />
          </dd>
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
                <Money amount={amount} shown={shown} /> {perEach(per)}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
