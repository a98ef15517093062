import { Readable } from 'node:stream';
import type { Slot } from './body-memory.ts';

/** Where a body lies until it is whole. */
export interface BodyKeeper {
  /** Takes a piece. @returns false while no more may come */
  keep(piece: Buffer): boolean;
  /** Resolves once more may come. @throws what the disk says */
  more(): Promise<void>;
  /** To be called once nothing more comes. @throws what the disk says */
  whole(): Promise<{ readonly length: number; readonly content: Readable }>;
  /** Gives up what it takes. */
  drop(): void;
}

/** A piece may be one byte, which as a piece of its own takes a hundred times as much. */
const blockBytes = 16_384;

/** Keeps a body in memory, as far as there is room for it. */
export function inMemory(slot: Slot): BodyKeeper {
  let blocks: Buffer[] = [];
  let length = 0;
  let free = Buffer.alloc(0);
  return {
    keep(piece) {
      for (let rest = piece; rest.length > 0; ) {
        if (free.length === 0) {
          free = Buffer.allocUnsafeSlow(blockBytes);
          blocks.push(free);
        }
        const copied = rest.copy(free);
        free = free.subarray(copied);
        rest = rest.subarray(copied);
      }
      length += piece.length;
      return slot.hold(piece.length);
    },
    more: () => slot.mayReadMore(),
    whole: async () => {
      const last = blocks.pop();
      if (last) blocks.push(last.subarray(0, last.length - free.length));
      return { length, content: Readable.from(blocks) };
    },
    drop() {
      blocks = [];
      free = Buffer.alloc(0);
    },
  };
}
