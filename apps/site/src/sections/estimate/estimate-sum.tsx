import { propertyOfKey } from '@sundowner/brand';
import { dayInWords } from '@sundowner/calendar/words';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Asked } from '../../links/asked.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { WarningIcon } from '../../ui/icons/icons.tsx';
import { formatShown } from '../../ui/money/format-money.ts';
import { Money, type ShownIn } from '../../ui/money/money.tsx';
import { fromTo, perEach } from '../rates/in-words.ts';
import type { Estimate } from './estimate.ts';
import styles from './estimate-section.module.css';
import {
  childrenIn,
  enquiredAbout,
  lineWords,
  notesOf,
  people,
  perOf,
  wordsOfMissingTreehouse,
} from './estimate-words.ts';
import type { ReadQuestion } from './read-question.ts';

interface EstimateSumProps {
  readonly answer: Estimate;
  readonly question: NonNullable<ReadQuestion['question']>;
  readonly path: string;
  readonly shown: ShownIn;
}

/** Nights, seasons, children, a treehouse and levies, each on a line, and the sum of them; then what is not in it. */
export function EstimateSum({ answer, question, path, shown }: EstimateSumProps) {
  const { rate, nights, lines, levies, total, singleSupplement, tooShort, treehouse } = answer;
  const missing = wordsOfMissingTreehouse(answer);
  return (
    <div className={styles.card}>
      <p className={styles.what}>
        <b className={styles.place}>{[rate.lodge, rate.place].filter(Boolean).join(', ')}</b>
        {fromTo(question.arrival, question.departure)}, {people(question)}
      </p>
      {tooShort && (
        <p className={styles.warning}>
          <WarningIcon className={styles.sign} />
          Stays in {tooShort.season.toLowerCase()} are {tooShort.nights} nights or more.
        </p>
      )}
      {missing && (
        <p className={styles.warning}>
          <WarningIcon className={styles.sign} />
          {missing}
        </p>
      )}
      <table className={styles.lines} data-price="">
        <caption
          className={styles.caption}
        >{`Estimate for ${nights === 1 ? 'one night' : `${nights} nights`}`}</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.season}${line.words}${line.nights}${line.each}`}>
              <th scope="row">
                {lineWords(line)}
                <small>
                  {line.season}, <Money amount={line.each} shown={shown} /> {perOf(line)}
                </small>
              </th>
              <td>
                <Money amount={line.amount} shown={shown} />
              </td>
            </tr>
          ))}
          {treehouse?.kind === 'priced' && (
            <tr>
              <th scope="row">
                {`A night in ${treehouse.rate.place}`}
                <small>
                  {treehouse.season}, per treehouse, per night
                  {treehouse.dearest && ', the dearest night of your stay'}
                </small>
              </th>
              <td>
                <Money amount={treehouse.amount} shown={shown} />
              </td>
            </tr>
          )}
          {treehouse?.kind === 'priced' && treehouse.child !== null && question.children > 0 && (
            <tr>
              <th scope="row">
                {childrenIn(treehouse.rate.place, question)}
                <small>
                  <Money amount={treehouse.child} shown={shown} /> per child, per night
                </small>
              </th>
              <td>
                <Money amount={treehouse.child * question.children} shown={shown} />
              </td>
            </tr>
          )}
          {levies.map(({ name, amount, per, total: paid }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <small>
                  <Money amount={amount} shown={shown} /> {perEach(per)}
                </small>
              </th>
              <td>
                <Money amount={paid} shown={shown} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Estimate, in all</th>
            <td>
              <Money amount={total} shown={shown} />
            </td>
          </tr>
        </tfoot>
      </table>
      {singleSupplement > 0 && (
        <p className={styles.note}>
          <Money amount={singleSupplement} shown={shown} /> of it is the single supplement.
        </p>
      )}
      {notesOf(answer, question).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {rate.asOf && <p className={styles.note}>Prices as of {dayInWords(rate.asOf)}.</p>}
      <div className={styles.actions}>
        <ButtonLink {...dialogLink('email', path, askedFor(answer, question, formatShown(total, shown)))}>
          Enquire with these dates
        </ButtonLink>
        {isLinkable('/enquire/book') && (
          <ButtonLink tone="ghost" {...dialogLink('book', path)}>
            Book and pay online
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** What the form is filled in with: where, when, who, and the sum that was shown. */
function askedFor(answer: Estimate, question: EstimateSumProps['question'], shownAs: string): Asked {
  const { rate } = answer;
  return {
    about: enquiredAbout(answer, question, shownAs),
    arrival: question.arrival,
    departure: question.departure,
    adults: question.adults,
    children: question.children,
    ages: question.ages ?? [],
    lodge: rate.lodge,
    location: propertyOfKey(rate.property, currentCollection())?.locations.email ?? '',
  };
}
