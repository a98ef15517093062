import type { PlaceFacts } from './place-facts.ts';
import type { RoomCounts } from './room-counts.ts';
import type { SaidFacts } from './said-facts.ts';

/** An entry with what it says of facts that others say too. */
export interface SayingEntry {
  readonly collection: string;
  readonly id: number | string;
  readonly title: string;
  readonly published: boolean;
  readonly placeFacts?: PlaceFacts;
  readonly roomCounts?: RoomCounts;
  readonly saidFacts?: SaidFacts;
}

/** A fact that two entries tell differently: the entry to open, and what it and the other say. */
export interface Contradiction {
  readonly collection: string;
  readonly id: number | string;
  readonly title: string;
  readonly says: string;
}
