import { idOf } from '../offers/offer-prices.ts';
import { type ActivitySaid, plainActivitiesIn } from './activity-ages.ts';
import { type AnswerSaid, answersIn, desksOf } from './answers.ts';
import { type BookingSaid, bookingFactsIn } from './booking-facts.ts';
import { type DriveAge, driveAgesIn } from './drive-ages.ts';
import { type DurationSaid, durationsOf } from './durations.ts';
import { type Expectation, expectationOf } from './expectations.ts';
import { type HoursSaid, officeHoursIn, ownHours, type WeekDay, weekOf } from './hours.ts';
import { type LevyRecord, type LevySaid, leviesIn, leviesOf } from './levies.ts';
import { type MalariaSaid, malariaIn, sentencesOfMalaria } from './malaria-said.ts';
import { type OtherOwn, otherOwnOf } from './own-lengths.ts';
import { visitPassages } from './passages.ts';
import { tellsPlaceFacts } from './place-facts.ts';
import { type Row, text } from './rows.ts';
import { type ThingPrice, thingPricesOf, usualPriceOf } from './thing-prices.ts';
import { nightAgesIn, type TreehouseAge, treehouseAgesIn } from './treehouse-ages.ts';
import { type WaySaid, waysIn } from './ways.ts';
import { type YearSaid, yearsIn } from './years.ts';

/** What an entry of any collection says of hours, durations and levies, and what it is the record of. */
export interface SaidFacts {
  /** Key of its property; empty for none. */
  readonly property: string;
  /** What it is of, the nearest first: "room 3". */
  readonly of: readonly string[];
  /** Of contact details, the hours of the office. */
  readonly week: readonly WeekDay[];
  readonly hours: readonly HoursSaid[];
  readonly durations: readonly DurationSaid[];
  /** Of an experience and a safari page, what they tell otherwise than their own fields. */
  readonly otherOwn: readonly OtherOwn[];
  /** Of a place, what is paid there. */
  readonly levies: readonly LevyRecord[];
  readonly levySaid: readonly LevySaid[];
  /** What things cost there, and of an offer what one costs without it. */
  readonly prices: readonly ThingPrice[];
  /** Below which age children do not go on shared drives. */
  readonly driveAges: readonly DriveAge[];
  /** From which age a night in a treehouse is. */
  readonly treehouseAges: readonly TreehouseAge[];
  /** Of what is no place and no region: from which age something is that one does, and what it says of malaria. */
  readonly activityAges: readonly ActivitySaid[];
  readonly malaria: readonly MalariaSaid[];
  /** Of an experience, and of what is to be expected of one. */
  readonly expectation: Expectation | null;
  /** Of contact details, within how many days each desk answers; and what others say of it. */
  readonly desks: readonly AnswerSaid[];
  readonly answers: readonly AnswerSaid[];
  /** Deposits, credits and the like. */
  readonly booking: readonly BookingSaid[];
  /** Since when something is so, and how long the way by road is. */
  readonly years: readonly YearSaid[];
  readonly ways: readonly WaySaid[];
  /** Keys of the properties where all that is. */
  readonly at: readonly string[];
  /** Of an offer, the lodges it is for: "accommodation 3". */
  readonly lodges: readonly string[];
  /** Of an offer, whether it is for the whole collection. */
  readonly isOfAll: boolean;
  /** Of an offer, the last day it is shown. */
  readonly until: string;
}

/** Kinds of entries that say what was true at their time, or of other houses: they stay as they were. */
export const notCompared = [
  ...['blog', 'testimonial', 'quoteComponent', 'award', 'galleryItem', 'imageGallery', 'videoGallery'],
  ...['travelAfricaProperty', 'travelAfricaDestination', 'packages', 'packageSection', 'customJourney'],
];

const notOurs: ReadonlySet<string> = new Set([
  ...notCompared,
  ...['media', 'redirects', 'studio-marks', 'users'],
]);

/** Those who answer there, or when somebody works, are others than the office. */
const otherHours: ReadonlySet<string> = new Set([
  ...[
    'propertyUpdated',
    'accommodation',
    'room',
    'residence',
    'treehouse',
    'vacancy',
    'careers',
    'teamMember',
  ],
  // Its own words are read apart; its other offices have hours of their own.
  'contactDetails',
]);

/** Entries that say what holds for a booking with us, and not with partners or of another's journey. */
const tellsBooking: ReadonlySet<string> = new Set([
  ...['page', 'introSection', 'propertyUpdated', 'accommodation', 'residence', 'treehouse', 'contactDetails'],
  ...['enquiryForm', 'customJourney', 'experiences', 'modalContent'],
]);

const parents = ['room', 'accommodation', 'residence', 'treehouse'] as const;

/** @returns `null` where it says none of it, as nearly every entry does */
export function saidFacts(collection: string, row: Row): SaidFacts | null {
  if (notOurs.has(collection)) return null;
  const property = text(collection === 'propertyUpdated' ? row.key : row.property);
  const of = parents.flatMap((parent) => {
    const id = Array.isArray(row[parent]) ? '' : idOf(row[parent]);
    return id === '' ? [] : [`${parent} ${id}`];
  });
  const isOfOffice = property === '' && of.length === 0 && !otherHours.has(collection);
  const hours: HoursSaid[] = [];
  const levySaid: LevySaid[] = [];
  const driveAges: DriveAge[] = [];
  const treehouseAges: TreehouseAge[] = [];
  const activityAges: ActivitySaid[] = [];
  const malaria: MalariaSaid[] = [];
  const booking: BookingSaid[] = [];
  const answers: AnswerSaid[] = [];
  const years: YearSaid[] = [];
  const ways: WaySaid[] = [];
  const isOther = !tellsPlaceFacts(collection) && collection !== 'offer' && collection !== 'searchPage';
  visitPassages(row, (passage) => {
    // A rate and an offer say for whom a price is.
    if (collection !== 'rate' && collection !== 'offer') driveAges.push(...driveAgesIn(passage));
    treehouseAges.push(...treehouseAgesIn(passage));
    if (isOfOffice) hours.push(...officeHoursIn(passage));
    levySaid.push(...leviesIn(passage));
    if (tellsBooking.has(collection)) booking.push(...bookingFactsIn(passage));
    if (isOfOffice || collection === 'contactDetails') answers.push(...answersIn(passage));
    years.push(...yearsIn(passage));
    ways.push(...waysIn(passage));
    if (!isOther) return;
    activityAges.push(...plainActivitiesIn(passage.words));
    malaria.push(...sentencesOfMalaria(passage.words).map(malariaIn));
  });
  if (collection === 'contactDetails') hours.push(ownHours(row));
  if (collection === 'impact')
    levySaid.push(...leviesIn({ head: text(row.levyHeading) && 'Levy', words: text(row.levyText) }));
  if (collection === 'experiences') treehouseAges.push(...nightAgesIn(text(row.title), text(row.ages)));
  const lodges =
    collection === 'offer' && Array.isArray(row.accommodation)
      ? row.accommodation.map((lodge) => `accommodation ${idOf(lodge)}`)
      : [];
  const usual = collection === 'offer' ? usualPriceOf(row) : null;
  const several = Array.isArray(row.properties) ? row.properties.map(text) : [];
  const said: SaidFacts = {
    property,
    of,
    week: collection === 'contactDetails' ? weekOf(row) : [],
    hours,
    durations: durationsOf(collection, row),
    otherOwn: otherOwnOf(collection, row),
    levies: leviesOf(row),
    levySaid,
    prices: usual ? [usual] : thingPricesOf(collection, row),
    at: property === '' ? several : [property],
    driveAges,
    treehouseAges,
    desks: collection === 'contactDetails' ? desksOf(row) : [],
    answers,
    booking,
    years,
    ways,
    activityAges,
    malaria: malaria.filter(({ verdict, months }) => verdict !== 'unsaid' || months !== ''),
    expectation: expectationOf(collection, row),
    lodges,
    isOfAll: collection === 'offer' && property === '' && lodges.length === 0,
    until: collection === 'offer' ? text(row.until).slice(0, 10) : '',
  };
  const isPlace = said.levies.length > 0 || parents.some((parent) => parent === collection);
  const saysNothing = [
    said.week,
    hours,
    said.durations,
    levySaid,
    said.prices,
    driveAges,
    treehouseAges,
    activityAges,
    said.malaria,
    years,
    ways,
    answers,
    booking,
    said.desks,
    said.otherOwn,
  ].every((each) => each.length === 0);
  return saysNothing && !isPlace && !said.expectation ? null : said;
}
