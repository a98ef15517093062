/** Numbers that look like chance and are the same for the same seed (mulberry32, public domain). */
export interface Chance {
  /** From 0 to just under 1. */
  next(): number;
  /** A whole number from 0 to just under `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** @throws RangeError from `pick` of nothing */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
  };
}
