import { dialogLink } from '../../links/dialog-link.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { WarningIcon } from '../../ui/icons/icons.tsx';
import { Money, type ShownIn } from '../../ui/money/money.tsx';
import { fromTo, longDate } from '../rate-offers/dates.ts';
import type { Estimate, NoEstimate } from './estimate.ts';
import styles from './estimate-result.module.css';
import { lineWords, people } from './estimate-words.ts';
import type { ReadQuestion } from './read-question.ts';

interface EstimateResultProps {
  readonly answer: Estimate | NoEstimate | null;
  readonly asked: ReadQuestion;
  readonly path: string;
  readonly shown: ShownIn;
}

/** The sum, line by line, with what it leaves out; or why there is none. */
export function EstimateResult({ answer, asked, path, shown }: EstimateResultProps) {
  if (Object.keys(asked.errors).length > 0)
    return <Empty words="Something is missing, or cannot be. It says what beside it." />;
  if (answer === null || asked.question === null)
    return (
      <Empty words="Choose a room and your dates, and the sum stands here: nights, seasons, children and levies, each on a line." />
    );
  if (answer.kind === 'none') {
    return (
      <div className={styles.card}>
        <p className={styles.none}>{reasonWords(answer)}</p>
        <ButtonLink {...dialogLink('email', path)}>Ask us</ButtonLink>
      </div>
    );
  }
  return <Sum answer={answer} question={asked.question} path={path} shown={shown} />;
}

interface SumProps {
  readonly answer: Estimate;
  readonly question: NonNullable<ReadQuestion['question']>;
  readonly path: string;
  readonly shown: ShownIn;
}

function Sum({ answer, question, path, shown }: SumProps) {
  const { rate, nights, rooms, lines, levies, total, singleSupplement, tooShort, childrenAsAdults } = answer;
  const notes = [
    ...(rooms > 1 ? [`That is ${rooms} rooms; each takes ${rate.sleeps ?? 2}.`] : []),
    ...(childrenAsAdults ? ['There is no price for children here: they are counted as adults.'] : []),
    ...(question.children > 0 && rate.childPolicy ? [rate.childPolicy] : []),
    'Offers, park and gate fees, transfers that are not included and gratuities are not in it.',
  ];
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
      <table className={styles.lines}>
        <caption
          className={styles.caption}
        >{`Estimate for ${nights === 1 ? 'one night' : `${nights} nights`}`}</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.season}${line.words}${line.nights}${line.each}`}>
              <th scope="row">
                {lineWords(line)}
                <small>
                  {line.season}, <Money rand={line.each} shown={shown} /> a night
                </small>
              </th>
              <td>
                <Money rand={line.amount} shown={shown} />
              </td>
            </tr>
          ))}
          {levies.map(({ name, amount, per, total: paid }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <small>
                  <Money rand={amount} shown={shown} /> a {per}
                </small>
              </th>
              <td>
                <Money rand={paid} shown={shown} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Estimate, in all</th>
            <td>
              <Money rand={total} shown={shown} />
            </td>
          </tr>
        </tfoot>
      </table>
      {singleSupplement > 0 && (
        <p className={styles.note}>
          <Money rand={singleSupplement} shown={shown} /> of it is the single supplement.
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {rate.asOf && <p className={styles.note}>Prices as of {longDate(rate.asOf)}.</p>}
      <div className={styles.actions}>
        <ButtonLink {...dialogLink('email', path)}>Ask for these dates</ButtonLink>
        <ButtonLink tone="ghost" {...dialogLink('book', path)}>
          Check availability
        </ButtonLink>
      </div>
    </div>
  );
}

function Empty({ words }: { readonly words: string }) {
  return (
    <div className={styles.card}>
      <p className={styles.empty}>{words}</p>
    </div>
  );
}

function reasonWords({ reason, night, sleeps }: NoEstimate): string {
  switch (reason) {
    case 'no-price':
      return `We have not set a price for the night of ${longDate(night ?? '')} yet. Ask us, and we will.`;
    case 'too-many':
      return `The house sleeps ${sleeps}. Ask us about two houses, or a lodge taken whole.`;
    case 'adults-per-room':
      return 'That many children need more rooms than there are adults. Ask us about a house, or family suites.';
    case 'not-let':
      return 'It is not let in this way on those dates. Ask us what is.';
    case 'unknown':
      return 'There is no price for what was chosen. Choose another room, or ask us.';
  }
}
