import type { ByteRange } from '../http/send-file.ts';
import { hollow, type ZipPieces, zipPieces } from './zip-pieces.ts';

/** A picture as it will stand in its archive. */
export interface PlannedEntry {
  readonly path: string;
  readonly filename: string;
  readonly ending: string;
  readonly size: number;
  /** `null` where its name says what it holds. */
  readonly crc: number | null;
}

interface Reading {
  /** The checksum, where somebody has counted it. */
  known(): number | null;
  readonly pieces: AsyncIterable<Uint8Array>;
  /** The checksum of its pieces, once all are read. */
  readonly found: { readonly crc: number };
}

/**
 * An archive of pictures of known sizes: how long it is, and any part of it.
 *
 * @param end writes what follows the pictures
 */
export function plannedArchive(
  entries: readonly PlannedEntry[],
  end: (zip: ZipPieces) => void,
  read: (entry: PlannedEntry) => Reading,
) {
  const { ends, size } = measured(entries, end);
  return {
    size,
    async *pieces({ first, last }: ByteRange, left?: AbortSignal): AsyncGenerator<Uint8Array, void> {
      const zip = zipPieces();
      const part = partOf(first, last);
      for (const [at, entry] of entries.entries()) {
        const before = (ends[at] ?? 0) <= first;
        const { known, pieces, found } = read(entry);
        const written = zip.begin(entry.path);
        const crc = known();
        if (before) {
          const isNeeded = crc === null && last >= (ends.at(-1) ?? 0);
          if (isNeeded) for await (const _piece of pieces) if (left?.aborted) return;
          for (const piece of hollow(entry.size)) {
            written.write(piece);
            yield* part.of(zip.taken());
          }
          written.end(crc ?? found.crc);
        } else {
          for await (const piece of pieces) {
            written.write(piece);
            yield* part.of(zip.taken());
            if (part.isOver()) return;
          }
          written.end(found.crc);
        }
        yield* part.of(zip.taken());
        if (part.isOver()) return;
      }
      end(zip);
      yield* part.of(zip.taken());
    },
  };
}

/** How long it is, and where the bytes of each picture end in it: the archive itself is made, of nothing. */
function measured(entries: readonly PlannedEntry[], end: (zip: ZipPieces) => void) {
  const zip = zipPieces();
  let size = 0;
  const count = () => {
    for (const piece of zip.taken()) size += piece.byteLength;
    return size;
  };
  const ends = entries.map((entry) => {
    const written = zip.begin(entry.path);
    for (const piece of hollow(entry.size)) {
      written.write(piece);
      count();
    }
    written.end(0);
    return count();
  });
  end(zip);
  return { ends, size: count() };
}

/** Of all that passes, the bytes between two. */
function partOf(first: number, last: number) {
  let at = 0;
  return {
    *of(pieces: readonly Uint8Array[]): Generator<Uint8Array, void> {
      for (const piece of pieces) {
        const from = Math.max(first - at, 0);
        const to = Math.min(last + 1 - at, piece.byteLength);
        at += piece.byteLength;
        if (from < to) yield piece.subarray(from, to);
      }
    },
    isOver: () => at > last,
  };
}
