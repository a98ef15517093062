import type { GettingThere } from '../../content/fields/place.ts';
import { WordsWithSums } from '../../sections/price/sums.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { keepTogether } from '../../ui/text/keep-together.ts';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './travel-info-view.module.css';

interface DeparturesProps {
  readonly to: string;
  readonly words: string;
  readonly routes: GettingThere['routes'];
  readonly shown: ShownIn;
}

/** The ways to a place as a departures board has them: where from, by what, how long. */
export function Departures({ to, words, routes, shown }: DeparturesProps) {
  if (words === '' && routes.length === 0) return null;
  return (
    <section id="getting-here" className={styles.board} aria-labelledby="departures-heading">
      <Wrap className={styles.wrap}>
        <div className={styles.words}>
          <h2 id="departures-heading">All the ways here</h2>
          {words && (
            <Lead className={styles.lead}>
              <WordsWithSums words={words} shown={shown} />
            </Lead>
          )}
        </div>
        {routes.length > 0 && (
          <table className={styles.table}>
            <caption className={styles.departuresCaption}>Ways to {to}, and how long each takes</caption>
            <thead>
              <tr>
                <th scope="col">From</th>
                <th scope="col">By</th>
                <th scope="col">Time</th>
                <th scope="col">Good to know</th>
              </tr>
            </thead>
            <tbody>
              {routes.map(({ from, by, time, note }) => (
                <tr key={`${from} ${by}`}>
                  <th scope="row">{from}</th>
                  <td data-label="By">{by}</td>
                  <td data-label="Time" className={styles.time}>
                    {keepTogether(time)}
                  </td>
                  <td data-label="Good to know">
                    <WordsWithSums words={note} shown={shown} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Wrap>
    </section>
  );
}
