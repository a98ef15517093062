import type { Payload } from 'payload';
import { makeFirstSizes } from '../media/unfinished.ts';

/** More than two encoders only fill the memory of two cores. */
const atOnce = 2;

/** Makes the first sizes of pictures while the seed, which keeps one core busy, goes on with its entries. */
export interface FirstSizes {
  /** @throws Error naming the picture, when one added before could not be finished */
  add(id: number, filename: string): void;
  /** Resolves when all that were added have their sizes. @throws Error as `add` */
  finished(): Promise<void>;
}

/** @param make another one than the library's own, for tests */
export function makeInBackground(
  payload: Payload,
  make: (id: number, filename: string) => Promise<void> = (id, filename) =>
    makeFirstSizes(payload, id, filename),
): FirstSizes {
  const queue: { readonly id: number; readonly filename: string }[] = [];
  const lines = new Set<Promise<void>>();
  let failure: Error | null = null;

  async function line(): Promise<void> {
    for (let next = queue.shift(); next && !failure; next = queue.shift()) {
      const { id, filename } = next;
      try {
        await make(id, filename);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        failure ??= new Error(`the sizes of ${filename} could not be made: ${reason}`, { cause: error });
      }
    }
  }

  const check = () => {
    if (failure) throw failure;
  };

  return {
    add(id, filename) {
      check();
      queue.push({ id, filename });
      if (lines.size >= atOnce) return;
      const begun: Promise<void> = line().finally(() => lines.delete(begun));
      lines.add(begun);
    },
    async finished() {
      while (lines.size > 0) await Promise.all(lines);
      check();
    },
  };
}
