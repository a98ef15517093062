import type { Rate } from '../../content/rates/rates.ts';

interface AgedParty extends Party {
  readonly ages?: readonly number[];
}

/** Who pays what by age: anybody who is past a child's price is an adult, and anybody who is free is not counted. Ages that were not asked are a child's. */
export function payingParty({ adults, children, ages = [] }: AgedParty, rate: Rate): Party {
  const { childFree, childUntil } = rate;
  const grown = ages.filter((age) => childUntil !== null && age > childUntil).length;
  const free = ages.filter((age) => childFree !== null && age < childFree).length;
  return { adults: adults + grown, children: children - grown - free };
}

/** Years of the youngest a place takes, where a child is younger than that. */
export function youngerThanTaken({ ages = [] }: AgedParty, { childFrom }: Pick<Rate, 'childFrom'>) {
  return childFrom !== null && ages.some((age) => age < childFrom) ? childFrom : null;
}

/** "1 child aged 7", "2 children aged 4 and 9"; without ages "2 children". */
export function childrenInWords({ children, ages = [] }: Omit<AgedParty, 'adults'>): string {
  const count = `${children} ${children === 1 ? 'child' : 'children'}`;
  return ages.length === children && children > 0
    ? `${count} aged ${new Intl.ListFormat('en-GB').format(ages.map(String))}`
    : count;
}

/** More are not read. */
const mostNamed = 3;

const takesChildren = ({ seasons }: Rate) => seasons.some(({ child }) => child !== null);

/**
 * Whether a room holds a party with children only by letting some of them sleep in another room, where it has no price for a child:
 * nobody means an eight-year-old to pay for a second suite.
 */
export function childNotTaken(party: Party, rate: Rate): boolean {
  const people = party.adults + party.children;
  if (party.children === 0 || rate.per !== 'person') return false;
  return !takesChildren(rate) && people > (rate.sleeps ?? 2);
}

/**
 * The rooms and houses of the same property one of which holds a party that another does not take, nearest first: "Lagoon suite"; with
 * its lodge where that is another one: "Fig suite at Island Camp".
 *
 * @param rates of every year on sale
 */
export function takingInstead(asked: AgedParty, rate: Rate, rates: readonly Rate[]): readonly string[] {
  const held = rates.filter((other) => {
    const { adults, children } = payingParty(asked, other);
    return (
      other.property === rate.property &&
      other.item !== rate.item &&
      other.per !== 'supplement' &&
      (other.per === 'unit' ? takesWhole(other, asked) : inOneRoom(other, { adults, children }, asked)) &&
      youngerThanTaken(asked, other) === null
    );
  });
  const near = (other: Rate) => (other.per === 'unit' ? 2 : other.lodge === rate.lodge ? 0 : 1);
  const names = held.toSorted((a, b) => near(a) - near(b)).map((other) => nameBeside(other, rate));
  return [...new Set(names)].slice(0, mostNamed);
}

const inOneRoom = (beds: Beds, paying: Party, asked: Party): boolean =>
  holdIn(1, beds, { ...sleepersOf(paying, asked), people: paying.adults + paying.children });

/** Whether a house, a villa or a treehouse holds a party, each in a bed of their own kind. */
export const takesWhole = ({ sleeps, sleepsAdults }: Beds, { adults, children }: Party): boolean =>
  adults + children <= (sleeps ?? Number.POSITIVE_INFINITY) && adults <= (sleepsAdults ?? adults);

function nameBeside({ place, lodge }: Rate, { lodge: here }: Rate): string {
  return lodge && lodge !== here ? `${place} at ${lodge}` : place;
}

/** Who sleeps in a room or a house, and how many of the kind there are. */
type Beds = Pick<Rate, 'sleeps' | 'sleepsAdults'>;

/** Who comes. */
export interface Party {
  readonly adults: number;
  readonly children: number;
}

/** How a party sleeps, and who pays which price. */
export interface RoomsTaken {
  readonly rooms: number;
  /** Those who pay as one of two who share: adults, and a child in the second bed of an adult's room. */
  readonly sharing: number;
  /** Adults alone in a room. */
  readonly alone: number;
  /** Children beside two others. */
  readonly children: number;
}

/** Who needs a bed. */
interface Sleepers {
  /** Who pays. */
  readonly people: number;
  /** Adults by their age: who pays as one, and is a child still, sleeps in a child's bed. */
  readonly grown: number;
  /** Children who pay nothing: one of them in each room has a cot, or sleeps with an adult. */
  readonly free: number;
}

const sleepersOf = (paying: Party, asked: Party): Pick<Sleepers, 'grown' | 'free'> => ({
  grown: asked.adults,
  free: Math.max(0, asked.adults + asked.children - paying.adults - paying.children),
});

/** Whether so many rooms have a bed for everybody, of their own kind; one that does not say how many it takes has two. */
const holdIn = (rooms: number, { sleeps, sleepsAdults }: Beds, { people, grown, free }: Sleepers): boolean =>
  people + Math.max(0, free - rooms) <= rooms * (sleeps ?? 2) && grown <= rooms * (sleepsAdults ?? grown);

/**
 * As few rooms as hold everybody, as evenly filled as they can be, an adult in each and no more adults than it has beds for.
 *
 * @param paying by who pays what
 * @param beds of one room
 * @param asked by age; the same unless told
 */
export function roomsFor(
  paying: Party,
  { howMany, ...beds }: Beds & Pick<Rate, 'howMany'>,
  asked: Party = paying,
): RoomsTaken | 'adults-per-room' | 'too-few-rooms' {
  const { adults, children } = paying;
  const people = adults + children;
  const sleepers = { ...sleepersOf(paying, asked), people };
  let rooms = 1;
  while (rooms <= adults && !holdIn(rooms, beds, sleepers)) rooms += 1;
  if (rooms > adults) return 'adults-per-room';
  if (howMany !== null && rooms > howMany) return 'too-few-rooms';
  const least = Math.floor(people / rooms);
  const fuller = people % rooms;
  const alone = least === 1 ? rooms - fuller : 0;
  // In every other room two pay as adults, of any age; the children that are left pay theirs.
  const shared = 2 * (rooms - alone);
  const adultsLeft = Math.max(0, adults - alone - shared);
  return {
    rooms,
    alone,
    sharing: Math.min(people - alone, shared + adultsLeft),
    children: Math.max(0, people - alone - shared - adultsLeft),
  };
}
