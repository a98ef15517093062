import { dirname } from 'node:path';
import { StoreUnavailableError } from './port.ts';
import { rescueFolder } from './rescue-place.ts';
import type { SqliteConnections } from './sqlite-connections.ts';
import type { StoreFiles } from './store-files.ts';
import { Condition, type StoreLimits } from './store-watch.ts';

const restore = 'stop the product and restore a backup with "npm run restore -- FOLDER"';

/** What the operator reads when a store in a file goes away. @param file its path */
export const watchMessages = (file: string) => ({
  gone: `The enquiry store ${file} was moved, deleted or replaced while the product was running. Enquiries are refused until the same file is back. Its contents are being copied to ${rescueFolder(file)}: do not stop the product before an alert names the copy, and restore from that copy rather than from a backup.`,
  cut: `The enquiry store ${file} was emptied or truncated while the product was running. Enquiries are refused; ${restore}.`,
  damaged: `The enquiry store ${file} is damaged. Enquiries are refused; ${restore}.`,
  logLost: `The write-ahead log ${file}-wal of the enquiry store was deleted, replaced or truncated by another program. Enquiries are refused until it has been recreated.`,
  readOnly: `The enquiry store ${file} has become read-only: check its disk and its file permissions. Enquiries are refused until it is writable.`,
  back: `The enquiry store ${file} is available again; enquiries are accepted again.`,
  rescued: (copy: string) =>
    `The contents of the enquiry store ${file} were saved to ${copy}. If the store does not come back by itself: stop the product, run "mkdir -p ${dirname(file)} && mv ${copy} ${file}", and start the product.`,
  notRescued: `The contents of the lost enquiry store ${file} could not be copied to ${rescueFolder(file)}; the copy will be retried. Do not stop the product; free space on that disk first.`,
});

/** A copy of a large store is not tried at every look. */
const looksBetweenRescues = 10;

/** A copy of all that open connections still reach. */
export interface Rescue {
  /** @returns the copy's path */
  make(): Promise<string>;
  /** Removes a copy that is not needed any more. */
  remove(copy: string): void;
}

export interface SqliteWatchDeps {
  readonly file: string;
  readonly files: StoreFiles;
  readonly connections: SqliteConnections;
  readonly rescue: Rescue;
  readonly limits: Pick<StoreLimits, 'watchEvery' | 'after'>;
}

/**
 * Looks whether a SQLite store is where it was opened, at every commit and by timer. What an open connection writes to a
 * file that was deleted or moved is accepted by the system and lost, so nothing is taken while it is away (KEEP-02).
 *
 * The connections stay open meanwhile: closing the last one would remove the log by its name, which may be another's by
 * now; and when the same file is back they go on with it.
 */
export class SqliteWatch {
  readonly condition = new Condition();
  readonly #deps: SqliteWatchDeps;
  readonly #words: ReturnType<typeof watchMessages>;
  /** Cut or damaged: what is in memory and what is on disk no longer agree, and only a restart looks at it anew. */
  #forGood = false;
  #unwritable = false;
  #rescued: Promise<string | null> | null = null;
  /** Looks of the timer before a copy that failed is tried again. */
  #looksToRescue = 0;
  #callOff: () => void = () => {};

  constructor(deps: SqliteWatchDeps) {
    this.#deps = deps;
    this.#words = watchMessages(deps.file);
  }

  start(): void {
    const { after, watchEvery } = this.#deps.limits;
    const again = () => {
      if (this.#looksToRescue > 0) this.#looksToRescue -= 1;
      this.#lookWritable();
      this.#look();
      this.mendLog();
      this.#callOff = after(watchEvery, again);
    };
    this.#callOff = after(watchEvery, again);
  }

  async stop(): Promise<void> {
    this.#callOff();
    await this.#rescued;
  }

  /** @throws StoreUnavailableError when the store is away */
  assertThere(): void {
    this.#look();
    if (this.condition.away === null) return;
    throw new StoreUnavailableError(this.#unwritable ? 'read-only' : 'gone', 'store watch');
  }

  /** SQLite itself called it damaged. */
  damaged(): void {
    this.#forGood = true;
    this.#goAway(this.#words.damaged);
  }

  /** Makes a lost log anew where nothing is lost by it: what it held is still open, or in the store already. */
  mendLog(): void {
    const { files, connections } = this.#deps;
    const fault = this.#forGood ? null : files.fault();
    if (fault !== 'log-gone' && fault !== 'log-cut') return;
    try {
      if (fault === 'log-gone' && !connections.renew()) return;
      if (connections.isWhole()) {
        files.record();
        this.#look();
      } else this.damaged();
    } catch {
      this.damaged();
    }
  }

  #look(): void {
    if (this.#forGood) return;
    const fault = this.#deps.files.fault();
    if (fault === 'store-gone') {
      this.#goAway(this.#words.gone);
      this.#leaveReplacement();
      this.#rescue();
    } else if (fault === 'store-cut') {
      this.#forGood = true;
      this.#goAway(this.#words.cut);
    } else if (fault !== null) {
      this.#goAway(this.#words.logLost);
    } else if (!this.#unwritable && this.condition.away !== null) {
      this.condition.comeBack(this.#words.back);
      this.#forgetRescued();
    }
  }

  #leaveReplacement(): void {
    try {
      this.#deps.files.takeLogAway();
    } catch {
      // Where names cannot be changed, nobody changed the store's either.
    }
  }

  #lookWritable(): void {
    if (this.#forGood || (this.condition.away !== null && !this.#unwritable)) return;
    this.#unwritable = !this.#deps.files.isWritable();
    if (this.#unwritable && this.#deps.files.fault() === null) this.condition.goAway(this.#words.readOnly);
  }

  #goAway(words: string): void {
    this.#unwritable = false;
    this.condition.goAway(words);
  }

  #rescue(): void {
    if (this.#looksToRescue > 0) return;
    this.#rescued ??= this.#deps.rescue.make().then(
      (copy) => {
        // Back meanwhile, it needs no copy.
        if (this.condition.away !== null) this.condition.more(this.#words.rescued(copy));
        return copy;
      },
      () => {
        // A full disk has room again one day, and until the process ends all is still there to be copied.
        this.#looksToRescue = looksBetweenRescues;
        this.#rescued = null;
        if (this.condition.away !== null) this.condition.more(this.#words.notRescued);
        return null;
      },
    );
  }

  #forgetRescued(): void {
    const made = this.#rescued;
    this.#rescued = null;
    this.#looksToRescue = 0;
    void made?.then((copy) => copy && this.#deps.rescue.remove(copy));
  }
}
