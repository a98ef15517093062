import type { Rate } from '../../content/rates/rates.ts';
import type { Party } from './rooms-for.ts';

/** The room takes no child beside two others; what does, nearest first. */
export interface NoChildren {
  readonly kind: 'none';
  readonly reason: 'no-child';
  readonly rate: Rate;
  /** "River suite"; with its lodge where that is another one: "Confluence suite at Tinga Lodge". */
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
