import type { Log } from '../log.ts';
import { WakeSignal } from '../wake-signal.ts';
import type { Store } from './database/port.ts';
import { type SealedKind, type SealedPlace, sealedPlaces } from './sealed-places.ts';
import { type Vault, VaultError } from './vault.ts';

/** What is still encrypted with an earlier personal key. */
export interface SealedEarlier {
  readonly enquiries: number;
  /** That came with an enquiry or a message. */
  readonly files: number;
  /** Messages, drafts, notes and whatever else was written about enquiries. */
  readonly words: number;
}

type Key = readonly (string | number)[];

interface Batch {
  /** The last row looked at; `null` when there is none after it. */
  readonly last: Key | null;
  readonly resealed: number;
  /** Locked with a key nobody holds any more. */
  readonly unreadable: number;
}

const retryAfter = 30_000;
/** So many rows between two lines of the log. */
const tellEvery = 5000;

/** The key's id stands in the second to ninth byte of what it locked (vault.ts). */
const idOf = (store: Pick<Store, 'dialect'>, column: string) =>
  store.dialect === 'sqlite' ? `substr(${column}, 2, 8)` : `substring(${column} from 2 for 8)`;

const kinds = Object.keys(sealedPlaces) as SealedKind[];

async function countIn(store: Store, vault: Vault, { table }: SealedPlace): Promise<number> {
  const [row] = await store.read.rows<{ n: number }>(
    `SELECT COUNT(*) AS n FROM ${table} WHERE sealed IS NOT NULL AND ${idOf(store, 'sealed')} <> ?`,
    [vault.currentId],
  );
  return row?.n ?? 0;
}

async function counts(store: Store, vault: Vault): Promise<Record<SealedKind, number>> {
  const found: [SealedKind, number][] = [];
  for (const kind of kinds) found.push([kind, await countIn(store, vault, sealedPlaces[kind])]);
  return Object.fromEntries(found) as Record<SealedKind, number>;
}

/** @throws StoreUnavailableError */
export async function countSealedEarlier(store: Store, vault: Vault): Promise<SealedEarlier> {
  const { enquiries, files, 'files of messages': sent, ...words } = await counts(store, vault);
  return {
    enquiries,
    files: files + sent,
    words: Object.values(words).reduce((sum, count) => sum + count, 0),
  };
}

/**
 * Opens with the key that locked it and locks with the current one.
 *
 * @returns `null` when no key that is held opens it
 */
function again(vault: Vault, sealed: Uint8Array, owner: string): Uint8Array | null {
  try {
    return vault.sealBytes(vault.openBytes(sealed, owner), owner);
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

function resealSome(store: Store, vault: Vault, place: SealedPlace, after: Key | null): Promise<Batch> {
  const { table, key, ownerOf, atOnce } = place;
  const columns = key.join(', ');
  const marks = key.map(() => '?').join(', ');
  return store.transaction(async (sql) => {
    const rows = await sql.rows<Record<string, string | number> & { sealed: Uint8Array }>(
      `SELECT ${columns}, sealed FROM ${table} WHERE sealed IS NOT NULL AND ${idOf(store, 'sealed')} <> ?
        ${after ? `AND (${columns}) > (${marks})` : ''} ORDER BY ${columns} LIMIT ${atOnce}`,
      [vault.currentId, ...(after ?? [])],
    );
    let resealed = 0;
    let unreadable = 0;
    let last: Key | null = null;
    for (const row of rows) {
      last = key.map((column) => row[column] ?? '');
      const anew = again(vault, row.sealed, ownerOf(last));
      if (!anew) unreadable += 1;
      // Only what is still as it was read is replaced: an erasure in between stays an erasure.
      else
        resealed += await sql.run(
          `UPDATE ${table} SET sealed = ? WHERE (${columns}) = (${marks}) AND sealed = ?`,
          [anew, ...last, row.sealed],
        );
    }
    return { last, resealed, unreadable };
  });
}

export interface Resealing {
  start(): void;
  /** Locks everything anew that an earlier key locked. @throws StoreUnavailableError */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * After a rotation of the personal key: locks everything sealed anew, a few at a time behind the running product. What
 * is done shows in each row, so that a process that ends in the middle, however it ends, is gone on from by the next one.
 */
export function createResealing(deps: {
  store: Store;
  vault: Vault;
  log: Log;
  /** Milliseconds between two transactions: enquiries that come in go first. */
  rest?: number;
}): Resealing {
  const { store, vault, log, rest = 20 } = deps;
  const signal = new WakeSignal();
  let stopping = false;
  let loop: Promise<void> | null = null;

  async function walk(what: SealedKind, total: number): Promise<number> {
    let after: Key | null = null;
    let done = 0;
    let told = 0;
    let unreadable = 0;
    while (!stopping) {
      const batch: Batch = await resealSome(store, vault, sealedPlaces[what], after);
      after = batch.last;
      done += batch.resealed;
      unreadable += batch.unreadable;
      if (done - told >= tellEvery) {
        told = done;
        log.info({ done, of: total, what }, 'personal data is being encrypted with the new key');
      }
      if (!after) break;
      await signal.wait(rest);
    }
    return unreadable;
  }

  async function run(): Promise<void> {
    const there = await counts(store, vault);
    if (Object.values(there).every((count) => count === 0)) return;
    log.info(there, 'personal data of an earlier key is encrypted with the new one from now on');
    let lost = 0;
    for (const kind of kinds) if (there[kind] > 0) lost += await walk(kind, there[kind]);
    if (stopping) return;
    if (lost > 0)
      log.error({ lost }, 'personal data was encrypted with keys this installation does not hold');
    else log.info('all personal data is encrypted with the new key; see "npm run keys -- status"');
  }

  return {
    run,
    start() {
      stopping = false;
      loop ??= (async () => {
        for (let done = false; !done && !stopping; ) {
          done = await run().then(
            () => true,
            () => false,
          );
          // A store that is away comes back.
          if (!done && !stopping) await signal.wait(retryAfter);
        }
        loop = null;
      })();
    },
    async stop() {
      stopping = true;
      signal.send();
      await loop;
    },
  };
}
