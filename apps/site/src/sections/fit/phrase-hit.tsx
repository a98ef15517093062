import { currencyName } from '@sundowner/brand/currencies';
import { dayInWords, monthInWords } from '@sundowner/calendar/words';
import { fitHref } from '../../links/fit-link.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { childrenInWords } from '../estimate/paying-party.ts';
import { nightsInWords } from './fit-words.ts';
import { numberInWords } from './number-words.ts';
import type { Phrase } from './phrase.ts';
import styles from './phrase-hit.module.css';

interface PhraseHitProps {
  readonly phrase: Phrase;
  /** What prices are shown in, ISO 4217: what a sum without a currency is in. */
  readonly shownIn: string;
  /** "Every room, house and treehouse". */
  readonly everyKind: string;
}

/** A question typed into the search that every room is held against: how its words were read, guesses named, and the way there. */
export function PhraseHit({ phrase, shownIn, everyKind }: PhraseHitProps) {
  const { question, unaged, uncounted, over } = phrase;
  const currency = phrase.currency ?? shownIn;
  const adults = question.adults ?? 2;
  const nights = question.nights ?? 4;
  const children = (question.ages ?? []).length + unaged;
  const guessed = [
    question.nights === undefined && nightsInWords(nights),
    question.adults === undefined && adultsInWords(adults),
  ].filter((words) => words !== false);
  return (
    <article className={styles.hit} aria-labelledby="phrase-hit">
      <h2 id="phrase-hit">{everyKind} against your question</h2>
      <p className={styles.read}>
        Read as {readAs(phrase, currency).map((words, at) => [at > 0 && ', ', <b key={words}>{words}</b>])}
        {guessed.length > 0 && `; and as ${guessed.join(' and ')}, which you did not say`}.
        {unaged > 0 && ` ${agesUnsaid(unaged)}`}
        {over !== null &&
          ` ${over.length > 7 ? dayInWords(over) : monthInWords(over)} is over, so it is left out.`}
        {uncounted !== null && ` Your budget ${uncounted} is not counted: write it as one sum.`}
      </p>
      <ArrowLink href={fitHref({ ...question, children, adults, nights }, currency, '#answer')}>
        See what fits
      </ArrowLink>
    </article>
  );
}

const agesUnsaid = (unaged: number) =>
  unaged === 1
    ? 'You did not say how old one child is: the page asks for it.'
    : `You did not say how old ${numberInWords(unaged)} children are: the page asks for it.`;

const adultsInWords = (adults: number) => `${adults} ${adults === 1 ? 'adult' : 'adults'}`;

function readAs({ question }: Phrase, currency: string): readonly string[] {
  const { nights, month, arrival, budget, adults, ages, withoutMalaria, treehouse } = question;
  return [
    nights !== undefined && nightsInWords(nights),
    month && monthInWords(month),
    arrival && `from ${dayInWords(arrival)}`,
    budget && `${budget.toLocaleString('en-GB')} ${currencyName(currency)} for everybody`,
    adults !== undefined && adultsInWords(adults),
    ages && childrenInWords({ children: ages.length, ages }),
    withoutMalaria && 'without malaria',
    treehouse && 'a night in a treehouse',
  ].flatMap((words) => words || []);
}
