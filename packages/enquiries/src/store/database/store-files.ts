import { accessSync, constants, existsSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** What no longer is as it was: the store itself, its write-ahead log, or the length of either. */
export type FileFault = 'store-gone' | 'store-cut' | 'log-gone' | 'log-cut';

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
export class StoreFiles {
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
  fault(): FileFault | null {
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

  /**
   * Takes our log away from under another file that was put in the store's place: SQLite would write what the log holds into
   * that file at the next start, and spoil it. Open connections keep it.
   */
  takeLogAway(): void {
    const log = `${this.#file}-wal`;
    const isReplaced =
      this.#store !== null && existsSync(this.#file) && !isSame(look(this.#file), this.#store);
    if (isReplaced && this.#log && isSame(look(log), this.#log)) renameSync(log, `${log}.before`);
  }

  /**
   * Does `work`, which removes the log by its name, without the loss of another store's log that may have that name by now.
   */
  keepingForeignLog(work: () => void): void {
    const log = `${this.#file}-wal`;
    const isForeign = existsSync(log) && this.#log !== null && !isSame(look(log), this.#log);
    if (isForeign) renameSync(log, `${log}.kept`);
    try {
      work();
    } finally {
      if (isForeign) renameSync(`${log}.kept`, log);
    }
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
