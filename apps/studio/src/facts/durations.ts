import { numberPattern, numberSaid } from '../offers/number-words.ts';
import { idOf } from '../offers/offer-prices.ts';
import { longest, sentencesOf } from './passages.ts';
import { type Row, rowsOf, text } from './rows.ts';

/** How long something takes, in hours. */
export interface Duration {
  readonly least: number;
  readonly most: number;
}

/** What an entry says of how long an activity takes. */
export interface DurationSaid {
  /** What is done, in one form: "drive game". */
  readonly activities: readonly string[];
  /** What it stands under: "By vehicle". */
  readonly head: string;
  readonly words: string;
  readonly duration: Duration;
  /** Keys of the properties it is of. */
  readonly at: readonly string[];
  /** Of an experience and of what it expects, the id of the latter; they are of the same wherever they are. */
  readonly expects: string;
}

const number = `(?:\\d{1,3}(?:\\.\\d{1,2})?[¼½¾]?|[¼½¾]|${numberPattern}|an?)`;
const part = '(?: and |-| )(?:(?:a )?(half|quarter)|(three[- ]quarters?))';
const about = '(about |around |roughly |some )?';
/** "Two and three-quarter hours", "1 hour 30 minutes", "an hour and a half", "three to four hours". */
const lasting = new RegExp(
  [
    `(?<![\\w.,:])${about}(?:(half|(?:a )?quarter of|three[- ]quarters of) an hour`,
    `|(${number})(?:${part})?(?:\\s*(?:to|or|–|-)\\s*(${number})(?:${part})?)?[ -]?(hours?|hrs?|h|minutes?|mins?)(?![\\w:])`,
    `(?:${part}|(?: and|,)? (${number}) ?(?:minutes?|mins?))?)(?![\\w:])`,
  ].join(''),
  'gi',
);

const fractions: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

function amountSaid(said: string): number {
  if (/^an?$/i.test(said)) return 1;
  const fraction = fractions[said.at(-1) ?? ''] ?? 0;
  const whole = fraction > 0 ? said.slice(0, -1) : said;
  return (whole === '' ? 0 : numberSaid(whole)) + fraction;
}

const partSaid = (one: string | undefined, three: string | undefined): number => {
  if (three !== undefined) return 0.75;
  if (one === undefined) return 0;
  return one.toLowerCase() === 'half' ? 0.5 : 0.25;
};

const partOfHour = (said: string): number => {
  if (/^three/i.test(said)) return 0.75;
  return /half/i.test(said) ? 0.5 : 0.25;
};

/** What is not how long it takes, or takes no time that could be compared. */
const unplain =
  /\b(?:up to|at least|at most|less than|more than|or (?:more|longer|less)|(?:hours?|minutes?) (?:or so )?(?:before|after|later|earlier|away|from)|depend|usual|by road)|\bfrom [^,.;]{1,24} to\b/i;

function durationsIn(words: string): readonly (Duration & { readonly at: number; readonly end: number })[] {
  return [...words.matchAll(lasting)].map((match) => {
    const [said, roughly, ofHour, first = '', half, three, last, lastHalf, lastThree, unit = '', ...more] =
      match;
    const [addHalf, addThree, minutes] = more;
    const [at, end] = [match.index, match.index + said.length];
    const margin = roughly === undefined ? 0 : 0.5;
    if (ofHour !== undefined) {
      const hours = partOfHour(ofHour);
      return { least: hours - margin, most: hours + margin, at, end };
    }
    const scale = unit.toLowerCase().startsWith('m') ? 1 / 60 : 1;
    const added = partSaid(addHalf, addThree) + (minutes === undefined ? 0 : amountSaid(minutes) / 60);
    const least = (amountSaid(first) + partSaid(half, three)) * scale;
    const most = last === undefined ? least : (amountSaid(last) + partSaid(lastHalf, lastThree)) * scale;
    return { least: least + (last === undefined ? added : 0) - margin, most: most + added + margin, at, end };
  });
}

/** How long something takes by words that say no more than that; `null` where they say it twice, or nothing plain. */
export function durationSaid(words: string): Duration | null {
  if (words.length > longest || unplain.test(words)) return null;
  const [first, second] = durationsIn(words);
  return first && !second ? { least: first.least, most: first.most } : null;
}

/** The one length a sentence names, with what stands before and after it; `null` for none or several. */
export function durationIn(
  sentence: string,
): { readonly duration: Duration; readonly before: string; readonly after: string } | null {
  if (sentence.length > longest) return null;
  const [first, second] = durationsIn(sentence);
  if (!first || second) return null;
  const { least, most, at, end } = first;
  return { duration: { least, most }, before: sentence.slice(0, at), after: sentence.slice(end) };
}

/** A sentence that begins with how long it takes: "Three hours, morning and afternoon"; "It lasts three hours". */
function leadingDuration(words: string): { readonly said: string; readonly duration: Duration } | null {
  const [sentence = ''] = sentencesOf(words);
  const duration = durationSaid(sentence);
  const [first] = durationsIn(sentence);
  if (!duration || !first) return null;
  const [before, after] = [sentence.slice(0, first.at), sentence.slice(first.end)];
  const isLeading = /^(?:(?:it|each|a drive|they|both) )?(?:(?:lasts?|takes?|is|are) )?$/i.test(before);
  return isLeading && /^(?:$|[,:]| (?:each|in the|at|twice|a day|every)\b)/i.test(after)
    ? { said: sentence, duration }
    : null;
}

/** How long something takes by a sentence that says only that, or "for" how long it is; `null` for any other. */
export function leadingOrFor(sentence: string): Duration | null {
  if (sentence.length > longest) return null;
  const [first, second] = durationsIn(sentence);
  if (!first || second) return null;
  const [before, after] = [sentence.slice(0, first.at), sentence.slice(first.end)];
  const isPlain = (before === '' && after === '') || /\bfor $/i.test(before);
  // "For two hours before sunset" is how long, "two hours before sunset" is when.
  return isPlain && !/^ or (?:more|longer|less|so)\b/i.test(after)
    ? { least: first.least, most: first.most }
    : null;
}

/** Words that do not say what is done. */
const neutral = new Set(
  'the and are our your with for here you one two three daily every each day from long how does last take'.split(
    ' ',
  ),
);
/** One name for what has several. */
const names: ReadonlyMap<string, string> = new Map(
  (
    [
      ['drive game', 'vehicle', 'drive', 'drive safari'],
      ['safari walking', 'foot', 'walk', 'walking', 'safari walk', 'bush walk', 'guided walk'],
      ['boat', 'boat safari'],
      ['canoe', 'canoeing', 'canoe safari'],
    ] as const
  ).flatMap(([name, ...others]) => others.map((other) => [other, name] as const)),
);

/** What a title says is done, in one form; empty where it says nothing. Every other word makes it another activity. */
function activityOf(title: string): string {
  const words = title
    .slice(0, longest)
    .toLowerCase()
    .replace(/\bmorning(?: game drives?)? (?:and|or) (?:evening|afternoon)\b|\btwice a day\b/g, ' ')
    .split(/[^\p{L}-]+/u)
    .map((word) => (word.length > 4 ? word.replace(/(?<!s)s$/, '') : word))
    .filter((word) => word.length > 2 && !neutral.has(word));
  const key = [...new Set(words)].sort().join(' ');
  return names.get(key) ?? key;
}

const activitiesOf = (...titles: readonly string[]): readonly string[] => [
  ...new Set(titles.map(activityOf).filter(Boolean)),
];

interface Where {
  readonly at: readonly string[];
  readonly expects: string;
}

function ofRow(head: string, words: string, where: Where): readonly DurationSaid[] {
  const activities = activitiesOf(head);
  const leading = leadingDuration(words);
  if (activities.length === 0 || !leading) return [];
  return [{ activities, head, words: leading.said, duration: leading.duration, ...where }];
}

/** What an entry says of how long its activities take. */
export function durationsOf(collection: string, row: Row): readonly DurationSaid[] {
  const property = text(collection === 'propertyUpdated' ? row.key : row.property);
  const where = { at: property === '' ? [] : [property], expects: '' };
  if (collection === 'ourSafaris')
    return rowsOf(row.activities).flatMap(({ title, duration: takes }) => {
      const [head, words] = [text(title), text(takes)];
      const [activities, duration] = [activitiesOf(head), durationSaid(words)];
      return duration && activities.length > 0 ? [{ activities, head, words, duration, ...where }] : [];
    });
  if (collection === 'experiences') {
    const words = text(row.duration);
    const duration = durationSaid(words);
    const activities = activitiesOf(text(row.title), text(row.navigationText));
    const at = Array.isArray(row.properties) ? row.properties.map(text) : [];
    const expects = idOf(row.whatToExpect);
    return duration ? [{ activities, head: text(row.title), words, duration, at, expects }] : [];
  }
  if (collection === 'whatToExpect')
    return rowsOf(row.iconsFeatures).flatMap(({ title, description }) =>
      ofRow(text(title), text(description), { at: [], expects: idOf(row.id) }),
    );
  if (collection !== 'propertyUpdated') return [];
  return [
    ...rowsOf(row.travelInfo).flatMap((point) => ofRow(text(point.title), text(point.text), where)),
    ...rowsOf(row.questions)
      .filter(({ question }) => /^how long\b/i.test(text(question)))
      .flatMap(({ question, answer }) => ofRow(text(question), text(answer), where)),
  ];
}
