import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** What no longer is as it was: the store itself, its write-ahead log, or the length of either. */
export type PlaceFault = 'store-gone' | 'store-cut' | 'log-gone' | 'log-cut';

interface Seen {
  readonly device: bigint;
  readonly inode: bigint;
  readonly size: bigint;
}

function look(path: string): Seen | null {
  try {
    const { dev, ino, size } = statSync(path, { bigint: true });
    return { device: dev, inode: ino, size };
  } catch {
    return null;
  }
}

const isSame = (now: Seen | null, then: Seen): now is Seen =>
  now !== null && now.device === then.device && now.inode === then.inode;

/**
 * Where a SQLite store stands: device and inode of its folder, its file and its log, which an open connection goes on
 * writing to whatever becomes of their names.
 */
export class StorePlace {
  readonly #file: string;
  #folder: Seen | null = null;
  #store: Seen | null = null;
  #log: Seen | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  /** Takes what stands there now for the store. */
  record(): void {
    this.#folder = look(dirname(this.#file));
    this.#store = look(this.#file);
    this.#log = look(`${this.#file}-wal`);
  }

  /** What is no longer as it was recorded, `null` when all of it is. */
  fault(): PlaceFault | null {
    const store = look(this.#file);
    if (!this.#store || !this.#folder) return 'store-gone';
    if (!isSame(look(dirname(this.#file)), this.#folder) || !isSame(store, this.#store)) return 'store-gone';
    // SQLite makes the file smaller only in a VACUUM, which nothing of ours does.
    if (store.size < this.#store.size) return 'store-cut';
    this.#store = store;
    const log = look(`${this.#file}-wal`);
    if (this.#log && !isSame(log, this.#log)) return 'log-gone';
    if (this.#log && log && log.size < this.#log.size) return 'log-cut';
    this.#log = log;
    return null;
  }

  /** Whether this user may still write the file: not on a file system that was turned read-only. */
  isWritable(): boolean {
    try {
      accessSync(this.#file, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  }
}
