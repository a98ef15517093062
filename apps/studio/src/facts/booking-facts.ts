import { numberPattern, numberSaid } from '../offers/number-words.ts';
import { type Passage, sentencesOf } from './passages.ts';

/** What of booking is said in several places. */
export type BookingFact = 'deposit' | 'rest' | 'credit' | 'paid back' | 'held' | 'priced in' | 'pays in';

/** A fact of booking as an entry says it. */
export interface BookingSaid {
  readonly fact: BookingFact;
  /** "30", "rand". */
  readonly value: string;
  readonly head: string;
  readonly says: string;
}

const number = `(${numberPattern}|\\d{1,3})`;
const percent = `${number} ?(?:%|per ?cent\\b)`;
const money = '(rand|kwacha|(?:US )?dollars?|pounds?|euros?)';
const patterns: readonly (readonly [BookingFact, string])[] = [
  ['deposit', `\\bdeposit (?:of|is|:)? ?(?:only )?${percent}`],
  ['deposit', `\\b${percent} (?:as a |is the )?deposit\\b`],
  ['deposit', `\\b${percent} (?:is (?:due|paid) )?to confirm\\b`],
  [
    'rest',
    `\\b(?:rest|balance|remainder)(?: of the price)?,?(?: is| are)?(?: due| paid)?,? ${number} days before\\b`,
  ],
  ['credit', `\\bcredit (?:for|of|valid for) ${number} months\\b`],
  ['credit', `\\b${number} months['’] credit\\b`],
  ['paid back', `\\b${percent} (?:is |are )?paid back\\b`],
  ['held', `\\bhold (?:the |your )?rooms for ${number} days\\b`],
  ['priced in', `\\bprices (?:at our own places )?(?:are )?(?:set |given |quoted |kept )?in ${money}\\b`],
];
const compiled = patterns.map(([fact, pattern]) => [fact, new RegExp(pattern, 'gi')] as const);
/** The same as a fact of its own: "Deposit", "30 per cent". */
const underLabel: readonly (readonly [BookingFact, RegExp, RegExp])[] = [
  ['deposit', /^(?:the )?deposit$/i, new RegExp(`^${percent}`, 'i')],
  ['rest', /^(?:the )?(?:rest|balance)$/i, new RegExp(`^${number} days before\\b`, 'i')],
  ['held', /^held without payment$/i, new RegExp(`^${number} days\\b`, 'i')],
];

/** Of partners, of another's or of a journey it says another thing rightly, and of one place what holds there. */
const ofOthers = /\b(?:partners?|agents?|operators?|net rates|journeys|groups?|weddings?)\b/iu;
const ofOnePlace = /\b(?:at|for|in) (?!US )\p{Lu}/u;
const anyOf = /\b(?:deposit|confirm|rest|balance|remainder|credit|paid back|hold|held|prices|pay)\b/i;

/** A guest who is quoted in a currency pays in it. */
const quotedIn = new RegExp(`\\bwe quote (?:you )?in (?:rand, )?${money}`, 'i');

const valueIn = (said: string): string =>
  /^[a-z]/i.test(said) && numberSaid(said) < 0
    ? said.toLowerCase().replace(/^us |s$/g, '')
    : String(numberSaid(said));

export function bookingFactsIn({ head, words }: Passage): readonly BookingSaid[] {
  if (!anyOf.test(words) && !anyOf.test(head)) return [];
  const labelled = underLabel.flatMap(([fact, label, pattern]): BookingSaid[] => {
    const [, value] = label.test(head) ? (pattern.exec(words) ?? []) : [];
    return value === undefined ? [] : [{ fact, value: valueIn(value), head, says: words.replace(/\.$/, '') }];
  });
  // "Can I pay in dollars?"
  const [, asked = ''] = new RegExp(`\\bpay in ${money}`, 'i').exec(head) ?? [];
  const [answer = ''] = asked === '' ? [] : (/^(?:yes|no)\b/i.exec(words) ?? []);
  const answered: readonly BookingSaid[] =
    answer === ''
      ? []
      : [
          {
            fact: 'pays in',
            value: `${answer.toLowerCase()} ${valueIn(asked)}`,
            head,
            says: sentencesOf(words)[0] ?? '',
          },
        ];
  const inSentences = sentencesOf(words).flatMap((says) =>
    says
      .split(/,\s(?=(?:or|and)\b)/)
      .filter((clause) => !ofOthers.test(clause))
      .flatMap((clause) =>
        compiled.flatMap(([fact, pattern]) =>
          fact !== 'priced in' && ofOnePlace.test(clause)
            ? []
            : [...clause.matchAll(pattern)].map(([, value = '']) => ({
                fact,
                value: valueIn(value),
                head,
                says,
              })),
        ),
      ),
  );
  const quoted = sentencesOf(words).flatMap((says): readonly BookingSaid[] => {
    const [, value] = ofOthers.test(says) ? [] : (quotedIn.exec(says) ?? []);
    return value === undefined ? [] : [{ fact: 'pays in', value: `yes ${valueIn(value)}`, head, says }];
  });
  // A fact line that says "deposit" in both is one.
  return [...labelled, ...answered, ...quoted, ...(labelled.length > 0 ? [] : inSentences)];
}
