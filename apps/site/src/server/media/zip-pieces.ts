import { Zip, ZipPassThrough } from 'fflate';

/**
 * The time of every entry. A picture to take away has no time of its own, and with that of asking no two archives would be the same
 * bytes, so that none could be gone on with. ZIP keeps the hour of the clock and no zone, hence the parts are given, not a moment;
 * not in January, since it has no year before 1980 and a program may count some hours back.
 */
const timeOfEntries = new Date(1980, 1, 1);

/** Kept as it is; its checksum is told, not counted, since bytes somebody has already need not be read for it. */
class StoredEntry extends ZipPassThrough {
  write(piece: Uint8Array): void {
    this.size += piece.byteLength;
    // None of ours lie in memory that is shared.
    this.process(piece as Uint8Array<ArrayBuffer>, false);
  }

  end(crc: number): void {
    this.crc = crc;
    this.process(new Uint8Array(0), true);
  }
}

/** A ZIP archive, taken piece by piece as it is filled: one entry after the other. */
export function zipPieces() {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  return {
    begin(path: string): Pick<StoredEntry, 'write' | 'end'> {
      const entry = new StoredEntry(path);
      entry.mtime = timeOfEntries;
      zip.add(entry);
      return entry;
    },
    end: () => zip.end(),
    /** What has come of it since. */
    taken(): readonly Uint8Array[] {
      const pieces = made;
      made = [];
      return pieces;
    },
  };
}

export type ZipPieces = ReturnType<typeof zipPieces>;

const zeros = new Uint8Array(1024 ** 2);

/** So many bytes that are written and never sent: what lies outside a range. */
export function* hollow(size: number): Generator<Uint8Array, void> {
  for (let at = 0; at < size; at += zeros.length) yield zeros.subarray(0, Math.min(zeros.length, size - at));
}
