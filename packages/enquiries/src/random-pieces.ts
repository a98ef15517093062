import { randomFillSync } from 'node:crypto';

/**
 * Gives pieces of random bytes, each once, out of a store of 512: asking for twelve bytes takes as long as asking for all of them.
 *
 * @param length bytes of a piece
 * @returns a piece that is valid until 512 more have been given; to keep it, copy it
 */
export function randomPieces(length: number): () => Buffer {
  const store = Buffer.alloc(512 * length);
  let used = store.length;
  return () => {
    if (used === store.length) {
      randomFillSync(store);
      used = 0;
    }
    used += length;
    return store.subarray(used - length, used);
  };
}
