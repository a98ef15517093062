import { createHash } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ContentLog } from './log.ts';

/**
 * The last good answer of every read, on disk, for the time the content service is away (CNT-04, CNT-05).
 *
 * An answer without entries is kept like any other: unpublishing therefore replaces the last good copy, and nothing that
 * was taken off the site comes back in an outage. An answer that is overtaken on its way by one asked for after it changes nothing.
 */
export interface Snapshots {
  /** The kept answer, or `null` when there is none or it cannot be read. */
  load(name: string): Promise<unknown>;
  /**
   * Keeps an answer, which nobody changes from then on. A disk that refuses is logged and nothing worse: the page in hand is good.
   *
   * @param askedAt when it was asked for, in milliseconds of `performance.now`
   */
  save(name: string, answer: unknown, askedAt: number): Promise<void>;
  /** Forgets an answer, if there is one; `askedAt` as in `save`, of the answer that found nothing. */
  remove(name: string, askedAt: number): Promise<void>;
}

/** A file's name for the name of a read. Other characters than letters, digits and hyphens are replaced; a digest keeps two such apart. */
function fileName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9-]/g, '-').slice(0, 120);
  if (plain === name) return `${name}.json`;
  return `${plain}-${createHash('sha256').update(name).digest('hex').slice(0, 16)}.json`;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

interface Held {
  readonly digest: string;
  readonly of: WeakRef<object> | null;
  /** When the file was last seen. */
  seenAt: number;
}

/** A file that somebody took away is written again with the next answer that is kept so much later, in milliseconds. */
const lookAgainMs = 5_000;

/** Reads of which the latest answer is remembered: those under way at one time are far fewer. */
const mostOrdered = 10_000;

export function createSnapshots(
  directory: string,
  log: ContentLog,
  now: () => number = () => performance.now(),
): Snapshots {
  /** What each file holds, so that an unchanged answer costs no write, and the very same one, of which pages are made again and again, no digest. */
  const held = new Map<string, Held>();
  /** The last write of each file: a later one waits for it, so that the later answer stays. */
  const writes = new Map<string, Promise<void>>();
  /** When the latest answer of each read was asked for. */
  const askedLast = new LRUCache<string, number>({ max: mostOrdered });
  let count = 0;

  /** Whether an answer asked for later is here already. */
  function overtaken(name: string, askedAt: number): boolean {
    if ((askedLast.get(name) ?? Number.NEGATIVE_INFINITY) > askedAt) return true;
    askedLast.set(name, askedAt);
    return false;
  }

  async function write(name: string, text: string): Promise<void> {
    await mkdir(directory, { recursive: true });
    const path = join(directory, fileName(name));
    const temporary = `${path}.${process.pid}-${++count}`;
    try {
      const file = await open(temporary, 'w', 0o600);
      try {
        await file.writeFile(text);
        // Without it a power cut can leave the new name with an empty file behind it.
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    }
  }

  return {
    async load(name) {
      try {
        return JSON.parse(await readFile(join(directory, fileName(name)), 'utf8')) as unknown;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
          log.warn({ read: name, reason: String(error) }, 'a last good copy cannot be read');
        }
        return null;
      }
    },
    async save(name, answer, askedAt) {
      if (overtaken(name, askedAt)) return;
      const path = join(directory, fileName(name));
      const known = held.get(name);
      if (known && known.of?.deref() === answer) {
        if (now() - known.seenAt < lookAgainMs) return;
        if (await isThere(path)) {
          known.seenAt = now();
          return;
        }
      }
      const text = JSON.stringify(answer);
      const digest = createHash('sha256').update(text).digest('base64');
      const of = typeof answer === 'object' && answer !== null ? new WeakRef(answer) : null;
      held.set(name, { digest, of, seenAt: now() });
      if (known?.digest === digest && (await isThere(path))) return;
      const turn = (writes.get(name) ?? Promise.resolve()).then(() => write(name, text));
      const settled = turn.catch((error: unknown) => {
        held.delete(name);
        log.error({ read: name, reason: String(error) }, 'a last good copy cannot be written');
      });
      writes.set(name, settled);
      await settled;
    },
    async remove(name, askedAt) {
      if (overtaken(name, askedAt)) return;
      held.delete(name);
      await writes.get(name);
      await rm(join(directory, fileName(name)), { force: true }).catch((error: unknown) => {
        log.error({ read: name, reason: String(error) }, 'a last good copy cannot be removed');
      });
    },
  };
}
