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

/** The youngest child is younger than the place takes. */
export function youngerThanTaken({ ages = [] }: AgedParty, { childFrom }: Pick<Rate, 'childFrom'>) {
  return childFrom !== null && ages.some((age) => age < childFrom)
    ? ({ kind: 'none', reason: 'too-young', youngest: childFrom } as const)
    : null;
}

/** "1 child aged 7", "2 children aged 4 and 9"; without ages "2 children". */
export function childrenInWords({ children, ages = [] }: Omit<AgedParty, 'adults'>): string {
  const count = `${children} ${children === 1 ? 'child' : 'children'}`;
  return ages.length === children && children > 0
    ? `${count} aged ${new Intl.ListFormat('en-GB').format(ages.map(String))}`
    : count;
}

/** The room takes no child beside two others; what does, nearest first. */
export interface NoChildren {
  readonly kind: 'none';
  readonly reason: 'no-child';
  readonly rate: Rate;
  /** "Lagoon suite"; with its lodge where that is another one: "Fig suite at Island Camp". */
  readonly instead: readonly string[];
}

/** More are not read. */
const mostNamed = 3;

const takesChildren = ({ seasons }: Rate) => seasons.some(({ child }) => child !== null);

/**
 * Refuses a party with children that a room holds only by letting some of them sleep in another room, where the room has no price
 * for a child: nobody means an eight-year-old to pay for a second suite.
 *
 * @param rates of every year on sale; those of the same property are looked through for rooms that do take the party
 */
export function childNotTaken(party: Party, rate: Rate, rates: readonly Rate[]): NoChildren | null {
  const people = party.adults + party.children;
  if (party.children === 0 || rate.per !== 'person') return null;
  if (takesChildren(rate) || people <= (rate.sleeps ?? 2)) return null;
  const held = rates.filter(
    (other) =>
      other.property === rate.property &&
      other.per !== 'supplement' &&
      (other.sleeps ?? 2) >= people &&
      (other.per === 'unit' || takesChildren(other)),
  );
  const near = (other: Rate) => (other.per === 'unit' ? 2 : other.lodge === rate.lodge ? 0 : 1);
  const names = held.toSorted((a, b) => near(a) - near(b)).map((other) => nameBeside(other, rate));
  return { kind: 'none', reason: 'no-child', rate, instead: [...new Set(names)].slice(0, mostNamed) };
}

function nameBeside({ place, lodge }: Rate, { lodge: here }: Rate): string {
  return lodge && lodge !== here ? `${place} at ${lodge}` : place;
}

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

/**
 * As few rooms as hold everybody, as evenly filled as they can be, an adult in each.
 *
 * @param sleeps how many one room takes; `null` puts two into each
 */
export function roomsFor({ adults, children }: Party, sleeps: number | null): RoomsTaken | 'adults-per-room' {
  const people = adults + children;
  const rooms = Math.max(1, Math.ceil(people / (sleeps ?? 2)));
  if (rooms > adults) return 'adults-per-room';
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
