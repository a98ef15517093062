import { propertyOfKey } from '@sundowner/brand';
import { dayInWords, monthInWords } from '@sundowner/calendar/words';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Asked } from '../../links/asked.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { fitHref, fitPath } from '../../links/fit-link.ts';
import { wordsForFailure, wordsForQuote } from '../../sections/currency-switch/currency-words.ts';
import { childrenInWords } from '../../sections/estimate/paying-party.ts';
import { amountShown, type FitPlaceRows, type FitRow } from '../../sections/fit/fit.ts';
import type { FitQuestion } from '../../sections/fit/fit-question.ts';
import {
  answerInWords,
  nightsInWords,
  questionInWords,
  verdictOf,
  whereOf,
} from '../../sections/fit/fit-words.ts';
import { numberAtStart } from '../../sections/fit/number-words.ts';
import type { FitField } from '../../sections/fit/read-fit-question.ts';
import type { LeftOut, Way } from '../../sections/fit/ways-on.ts';
import { inWords } from '../../sections/rates/in-words.ts';
import { ArrowLink, TextLink } from '../../ui/link/link.tsx';
import { formatMoney, formatShown, type ShownIn } from '../../ui/money/format-money.ts';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './fit-answer.module.css';
import { FitPlaceSection } from './fit-place.tsx';
import { sumOfWay } from './fit-row.tsx';
import { nearestInWords } from './nearest-in-words.ts';
import type { WhereItFitsPage } from './read-where-it-fits-page.ts';
import { Stroke, Tick } from './stroke.tsx';

interface FitAnswerProps extends Pick<WhereItFitsPage, 'choice' | 'pictures' | 'asOf'> {
  readonly answer: NonNullable<WhereItFitsPage['answer']>;
  /** What could not be read: the answer is without it, and says so. */
  readonly unread: readonly FitField[];
}

/** The answer in one sentence, the places at a glance, the ways on, then every room. */
export function FitAnswer({ answer, unread, choice, pictures, asOf }: FitAnswerProps) {
  const { question, places, fits, ways, leftOut } = answer;
  return (
    <Wrap className={styles.whole}>
      <section className={styles.answer} id="answer" aria-labelledby="answer-heading">
        <div className={styles.words}>
          <h2 id="answer-heading" data-fit-heading="">
            {answerInWords(places, question, unread).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h2>
          <p className={styles.nearest}>
            {places.some(({ rows }) => rows.some(({ stay }) => stay !== null)) ? (
              nearestInWords(places, question, choice)
            ) : (
              <>
                Nothing has a price for what you ask.{' '}
                <AskPerson words="A person can say more" {...{ question, shown: choice }} />
              </>
            )}
          </p>
          {leftOut.length > 0 && <Crossed out={leftOut} question={question} shown={choice} />}
        </div>
        {places.length > 1 && <Glance places={places} question={question} shown={choice} />}
      </section>
      {ways.best.length > 0 && <Ways ways={ways.best} shown={choice} fits={fits} />}
      <div className={styles.places}>
        {places.map((of) => (
          <FitPlaceSection
            key={of.place.key}
            {...{ of, question, pictures }}
            property={propertyOfKey(of.place.key, currentCollection())}
            shown={choice}
            ways={ways.ofRows}
          />
        ))}
      </div>
      <section className={styles.figures} aria-labelledby="figures-heading">
        <h2 id="figures-heading">What these figures are</h2>
        <ul>
          <li>
            Prices of the rates page{asOf && ` as of ${dayInWords(asOf)}`}, for all of you and all nights.{' '}
            {choice.quote && wordsForQuote(choice.currency, choice.quote)}
            {choice.failed && wordsForFailure()}
          </li>
          <li>
            They say what a room costs, not whether it is free. Ask for the dates of a place to learn that.
          </li>
          <li>Offers, what a place lists as not in its price, and gratuities are not counted.</li>
          {question.ages.length > 0 && <li>Children count by their age on the day of arrival.</li>}
        </ul>
        <p>The address of this page leads whoever opens it to the same question.</p>
        <ArrowLink {...dialogLink('email', fitPath, askedOf(question, choice))}>
          Ask a person instead
        </ArrowLink>
      </section>
    </Wrap>
  );
}

interface PlacesProps {
  readonly places: readonly FitPlaceRows[];
  readonly question: FitQuestion;
  readonly shown: ShownIn;
}

/** Each place with its count, its stroke and its nearest. */
function Glance({ places, question, shown }: PlacesProps) {
  const { budget } = question;
  return (
    <div className={styles.glance}>
      <ul aria-label="At a glance, by place">
        {places.map(({ place, rows, fits, counted }) => {
          const nearest = rows.find(({ stay }) => stay !== null);
          const total = nearest?.stay?.total ?? 0;
          return (
            <li key={place.key} className={fits > 0 ? styles.some : undefined}>
              <a href={`#at-${place.key}`}>
                <b>{place.name}</b>{' '}
                <span className={styles.counted}>
                  {fits > 0 && <Tick />}
                  {fits > 0 ? `${fits} of ${counted} ${fits === 1 ? 'fits' : 'fit'}` : `none of ${counted}`}
                </span>{' '}
                {nearest && budget !== null && (
                  <Stroke share={amountShown(total, shown) / budget} seed={place.key} />
                )}
                <span className={styles.sum}>
                  {fits > 0
                    ? `from ${formatShown(total, shown)}`
                    : whyNone(nearest ?? rows[0], question, shown)}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      {budget !== null && (
        <p className={styles.key} aria-hidden="true">
          <i />
          {formatMoney(budget, shown.currency)}, your line
        </p>
      )}
    </div>
  );
}

/** What keeps the nearest of a place from fitting. */
function whyNone(row: FitRow | undefined, question: FitQuestion, shown: ShownIn): string {
  if (!row) return '';
  const words = verdictOf(row, question, shown);
  return row.refusal || row.unmet ? words.charAt(0).toLowerCase() + words.slice(1) : `nearest ${words}`;
}

interface WaysProps {
  readonly ways: readonly Way[];
  readonly shown: ShownIn;
  readonly fits: number;
}

/** Other askings, nearest first, each with a room that fits it. */
function Ways({ ways, shown, fits }: WaysProps) {
  return (
    <section className={styles.ways} aria-labelledby="ways-heading">
      <h2 id="ways-heading">{fits > 0 ? 'Nearest other ways' : 'Nearest ways on'}</h2>
      <ol>
        {ways.map((way) => (
          <li key={way.words}>
            <h3>
              <a href={fitHref(way.question, shown.currency, '#answer')}>{way.words}</a>
            </h3>
            <p>
              {way.row.rate.place}, {whereOf(way.row)}
              {whereOf(way.row).includes(way.place.name) ? '' : `, ${way.place.name}`}
            </p>
            <p className={styles.waySum}>{sumOfWay(way, shown)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface AskPersonProps {
  readonly words: string;
  readonly question: FitQuestion;
  readonly shown: ShownIn;
}

/** A way to somebody who is told what was asked. */
function AskPerson({ words, question, shown }: AskPersonProps) {
  return <TextLink {...dialogLink('email', fitPath, askedOf(question, shown))}>{words}</TextLink>;
}

/** What a person who is asked instead is told of the question. */
function askedOf(question: FitQuestion, shown: ShownIn): Asked {
  const { arrival, adults, ages } = question;
  return {
    about: questionInWords(question, shown),
    ...(arrival ? { arrival } : {}),
    ...{ adults, children: ages.length, ages },
  };
}

interface CrossedProps {
  readonly out: readonly LeftOut[];
  readonly question: FitQuestion;
  readonly shown: ShownIn;
}

/** Each wish struck through, with what leaving it out opens. */
function Crossed({ out, question, shown }: CrossedProps) {
  const helps = out.some(({ fits }) => fits > 0);
  return (
    <>
      <p className={styles.nearest}>
        {helps ? (
          'Cross out one wish, and see what that opens.'
        ) : (
          <>
            No single wish stands in the way: two must go.{' '}
            <AskPerson words="A person can say which" {...{ question, shown }} />
          </>
        )}
      </p>
      <ul className={styles.crossed} aria-label="If one wish is left out">
        {out.map(({ wish, fits, places, nearest, question: other }) => (
          <li key={wish}>
            <a href={fitHref(other, shown.currency, '#answer')}>
              <span className={styles.hidden}>Without </span>
              <del>{wishInWords(wish, question, shown)}</del>{' '}
              <b>{fits > 0 ? `${numberAtStart(fits)} ${fits === 1 ? 'fits' : 'fit'}` : 'Still nothing'}</b>{' '}
              {nearest?.stay && (
                <span>
                  In {inWords(places)}, from {formatShown(nearest.stay.total, shown)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function wishInWords(wish: LeftOut['wish'], question: FitQuestion, shown: ShownIn): string {
  const { ages, budget, month, arrival, nights } = question;
  switch (wish) {
    case 'treehouse':
      return 'a night in a treehouse';
    case 'malaria':
      return 'no malaria';
    case 'budget':
      return formatMoney(budget ?? 0, shown.currency);
    case 'children':
      return childrenInWords({ children: ages.length, ages });
    case 'when':
      return arrival ? dayInWords(arrival) : monthInWords(month ?? '');
    case 'nights':
      return nightsInWords(nights);
  }
}
