import { setImmediate as turn } from 'node:timers/promises';
import { day, hour, minute } from '../clock.ts';

/** What a flood is told by of one held enquiry. */
export interface HeldEnquiry {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly suspicion: string | null;
  /** Hashes; `null` where they are not known. */
  readonly network: string | null;
  readonly wider: string | null;
  readonly shape: string | null;
}

interface Heaped {
  readonly id: string;
  readonly receivedAt: number;
  readonly heaps: readonly string[];
}

/** A person has had a week to look at one, and its sender has asked again by then. */
const spared = 7 * day;

/**
 * What the enquiries of one flood have in common, beside the sign they are held for: it comes from one network within minutes, from one
 * network all day, from one customer's networks within an hour or of one making, or of one making from everywhere.
 */
const likenesses: readonly ((held: HeldEnquiry) => readonly (string | number | null)[])[] = [
  ({ network, receivedAt }) => [network, Math.floor(receivedAt / (10 * minute))],
  ({ network, receivedAt }) => [network, Math.floor(receivedAt / day)],
  ({ wider, receivedAt }) => [wider, Math.floor(receivedAt / hour)],
  ({ wider, shape }) => [wider, shape],
  ({ shape, receivedAt }) => [shape, Math.floor(receivedAt / (10 * minute))],
  ({ shape, receivedAt }) => [shape, Math.floor(receivedAt / hour)],
  ({ shape, receivedAt }) => [shape, Math.floor(receivedAt / day)],
];

/** The names of the heaps an enquiry lies in; none by what is not known of it. */
const heapsOf = (held: HeldEnquiry): string[] =>
  likenesses.flatMap((likeness, index) => {
    const parts = likeness(held);
    return parts.includes(null) ? [] : [[index, held.suspicion, ...parts].join(' ')];
  });

/**
 * Which held enquiries are emptied where there are too many: the flood first, of it those that are most like the others; then what has
 * lain for a week, the oldest first. One younger than that which differs from the flood is never among them, though fewer are
 * emptied than are too many.
 *
 * @param pieces all that are held, some at a time: between two of them others have their turn
 * @param excess how many are too many
 * @param least so many that are alike are a flood
 */
export async function floodFirst(
  pieces: Iterable<readonly HeldEnquiry[]> | AsyncIterable<readonly HeldEnquiry[]>,
  excess: number,
  least: number,
  now: number,
): Promise<string[]> {
  const sizes = new Map<string, number>();
  const read: Heaped[][] = [];
  for await (const piece of pieces) {
    const heaped = piece.map((one) => ({ id: one.id, receivedAt: one.receivedAt, heaps: heapsOf(one) }));
    for (const heap of heaped.flatMap(({ heaps }) => heaps)) sizes.set(heap, (sizes.get(heap) ?? 0) + 1);
    read.push(heaped);
  }
  const alike = (heaps: readonly string[]) =>
    heaps.map((heap) => sizes.get(heap) ?? 0).reduce((sum, size) => sum + (size >= least ? size : 0), 0);
  const found = [];
  for (const heaped of read) {
    await turn();
    for (const { id, receivedAt, heaps } of heaped) {
      const one = { id, receivedAt, alike: alike(heaps) };
      if (one.alike > 0 || receivedAt <= now - spared) found.push(one);
    }
  }
  return found
    .sort((one, other) => other.alike - one.alike || one.receivedAt - other.receivedAt)
    .slice(0, excess)
    .map(({ id }) => id);
}
