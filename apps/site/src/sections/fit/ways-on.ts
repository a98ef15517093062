import { daysAfter, lastOfMonth } from '@sundowner/calendar/day';
import { monthInWords } from '@sundowner/calendar/words';
import { type FitPlaceRows, type FitRow, fitRows } from './fit.ts';
import type { FitPlace, FitQuestion, FitSources } from './fit-question.ts';
import { nightsInWords } from './fit-words.ts';
import { numberAtStart } from './number-words.ts';

/** Another asking, and a room that fits it. */
export interface Way {
  /** "One night fewer". */
  readonly words: string;
  readonly question: FitQuestion;
  readonly row: FitRow;
  readonly place: FitPlace;
}

interface Nearby {
  readonly words: string;
  readonly question: FitQuestion;
}

const fewer = (question: FitQuestion, by: number): readonly Nearby[] =>
  question.nights > by
    ? [
        {
          words: `${numberAtStart(by)} ${by === 1 ? 'night' : 'nights'} fewer`,
          question: { ...question, nights: question.nights - by },
        },
      ]
    : [];

/** The askings nearest to one, the nearest first: a night fewer, the week or the month beside it, two nights fewer. */
function nearby(question: FitQuestion, today: string): readonly Nearby[] {
  const { arrival, month, nights } = question;
  const beside: Nearby[] = [];
  if (arrival) {
    for (const [words, days] of [
      ['A week later', 7],
      ['A week earlier', -7],
    ] as const) {
      const day = daysAfter(arrival, days);
      if (day >= today) beside.push({ words, question: { ...question, arrival: day } });
    }
  } else if (month) {
    const first = `${month}-01`;
    for (const each of [daysAfter(first, -1).slice(0, 7), daysAfter(lastOfMonth(first), 1).slice(0, 7)])
      if (each >= today.slice(0, 7))
        beside.push({
          words: `${nightsInWords(nights)} in ${monthInWords(each)}`,
          question: { ...question, month: each },
        });
  }
  return [...fewer(question, 1), ...beside, ...fewer(question, 2)];
}

const most = 3;
const mostOfPlace = 2;
/** Beside one room. */
const mostOfRow = 2;

/** The nearest askings that a room fits which does not fit now. */
export interface WaysOn {
  /** At most three, at most two of one place; places where nothing fits first. */
  readonly best: readonly Way[];
  /** Of each room that does not fit, by the item of its rate. */
  readonly ofRows: ReadonlyMap<string, readonly Way[]>;
}

export function waysOn(question: FitQuestion, answer: readonly FitPlaceRows[], sources: FitSources): WaysOn {
  const fitting = new Set(
    answer.flatMap(({ rows }) => rows.flatMap(({ fits, rate }) => (fits ? [rate.item] : []))),
  );
  const without = new Set(answer.flatMap(({ place, fits }) => (fits === 0 ? [place.key] : [])));
  if (answer.every(({ rows }) => rows.every(({ rate }) => fitting.has(rate.item))))
    return { best: [], ofRows: new Map() };
  const found = nearby(question, sources.today).map((asking) =>
    fitRows(asking.question, sources).flatMap(({ place, rows }) =>
      rows.flatMap((row): readonly Way[] =>
        row.fits && !fitting.has(row.rate.item) ? [{ ...asking, row, place }] : [],
      ),
    ),
  );
  const ofRows = new Map(
    [...Map.groupBy(found.flat(), ({ row }) => row.rate.item)].map(([item, ways]) => [
      item,
      ways.slice(0, mostOfRow),
    ]),
  );
  const best: Way[] = [];
  const ofPlace = (key: string) => best.filter(({ place }) => place.key === key).length;
  const isTaken = ({ row }: Way) => best.some((each) => each.row.rate.item === row.rate.item);
  for (const ways of found) {
    const open = ways
      .filter(({ place }) => ofPlace(place.key) < mostOfPlace)
      .toSorted(
        (one, other) =>
          Number(without.has(other.place.key)) - Number(without.has(one.place.key)) ||
          Number(isTaken(one)) - Number(isTaken(other)) ||
          sumOf(one) - sumOf(other),
      );
    const [nearest] = open;
    if (nearest && best.length < most) best.push(nearest);
  }
  return { best, ofRows };
}

const sumOf = ({ row }: Way): number => row.stay?.total ?? Number.POSITIVE_INFINITY;

/** One wish left out, and what that opens. */
export interface LeftOut {
  readonly wish: 'treehouse' | 'children' | 'budget' | 'malaria' | 'when' | 'nights';
  readonly question: FitQuestion;
  /** How many fit then. */
  readonly fits: number;
  readonly places: readonly string[];
  /** The cheapest of them. */
  readonly nearest: FitRow | null;
}

/** Where nothing fits: each wish left out by itself, those that help most first. */
export function leftOut(question: FitQuestion, sources: FitSources): readonly LeftOut[] {
  const { treehouse, ages, budget, withoutMalaria, month, arrival, nights } = question;
  const wishes: readonly (readonly [LeftOut['wish'], boolean, Partial<FitQuestion>])[] = [
    ['treehouse', treehouse, { treehouse: false }],
    ['malaria', withoutMalaria, { withoutMalaria: false }],
    ['budget', budget !== null, { budget: null }],
    ['children', ages.length > 0, { ages: [] }],
    ['when', Boolean(month ?? arrival), { month: null, arrival: null }],
    ['nights', nights > 3 && !(month ?? arrival), { nights: 2 }],
  ];
  return wishes
    .filter(([, isAsked]) => isAsked)
    .map(([wish, , change]): LeftOut => {
      const other = { ...question, ...change };
      const places = fitRows(other, sources).filter(({ fits }) => fits > 0);
      const [nearest = null] = places
        .flatMap(({ rows }) => rows.filter((row) => row.fits))
        .toSorted((a, b) => (a.stay?.total ?? 0) - (b.stay?.total ?? 0));
      return {
        wish,
        question: other,
        fits: places.reduce((sum, { fits }) => sum + fits, 0),
        places: places.map(({ place }) => place.name),
        nearest,
      };
    })
    .toSorted((one, other) => other.fits - one.fits);
}
