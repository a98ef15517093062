import type { Log } from '../log.ts';
import { Nudge } from '../nudge.ts';
import type { Sql, Store } from './store/port.ts';
import { type Vault, VaultError } from './vault.ts';

/** What is still locked with an earlier personal key. */
export interface SealedEarlier {
  readonly enquiries: number;
  readonly files: number;
}

interface Batch {
  /** The last row looked at; `null` when there is none after it. */
  readonly last: readonly string[] | null;
  readonly resealed: number;
  /** Locked with a key nobody holds any more. */
  readonly unreadable: number;
}

/** How many enquiries one transaction locks anew; files may be large, and go singly. */
const enquiriesAtOnce = 50;
const retryAfter = 30_000;
/** So many rows between two lines of the log. */
const tellEvery = 5000;

/** The key's id stands in the second to ninth byte of what it locked (vault.ts). */
const idOf = (store: Pick<Store, 'dialect'>, column: string) =>
  store.dialect === 'sqlite' ? `substr(${column}, 2, 8)` : `substring(${column} from 2 for 8)`;

/** @throws StoreUnavailableError */
export async function countSealedEarlier(store: Store, vault: Vault): Promise<SealedEarlier> {
  const count = async (table: string) => {
    const [row] = await store.read.rows<{ n: number }>(
      `SELECT COUNT(*) AS n FROM ${table} WHERE sealed IS NOT NULL AND ${idOf(store, 'sealed')} <> ?`,
      [vault.currentId],
    );
    return row?.n ?? 0;
  };
  return { enquiries: await count('enquiries'), files: await count('attachments') };
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

/** Only what is still as it was read is replaced: an erasure in between stays an erasure. */
async function replace(sql: Sql, table: string, where: string, values: readonly (string | Uint8Array)[]) {
  return sql.run(`UPDATE ${table} SET sealed = ? WHERE ${where} AND sealed = ?`, values);
}

function resealEnquiries(store: Store, vault: Vault, after: string): Promise<Batch> {
  return store.transaction(async (sql) => {
    const rows = await sql.rows<{ id: string; sealed: Uint8Array }>(
      `SELECT id, sealed FROM enquiries WHERE id > ? AND sealed IS NOT NULL AND ${idOf(store, 'sealed')} <> ?
        ORDER BY id LIMIT ${enquiriesAtOnce}`,
      [after, vault.currentId],
    );
    let resealed = 0;
    let unreadable = 0;
    for (const { id, sealed } of rows) {
      const anew = again(vault, sealed, id);
      if (anew) resealed += await replace(sql, 'enquiries', 'id = ?', [anew, id, sealed]);
      else unreadable += 1;
    }
    const last = rows.at(-1);
    return { last: last ? [last.id] : null, resealed, unreadable };
  });
}

function resealFile(store: Store, vault: Vault, enquiryId: string, field: string): Promise<Batch> {
  return store.transaction(async (sql) => {
    const [row] = await sql.rows<{ enquiry_id: string; field: string; sealed: Uint8Array }>(
      `SELECT enquiry_id, field, sealed FROM attachments
        WHERE (enquiry_id > ? OR (enquiry_id = ? AND field > ?)) AND ${idOf(store, 'sealed')} <> ?
        ORDER BY enquiry_id, field LIMIT 1`,
      [enquiryId, enquiryId, field, vault.currentId],
    );
    if (!row) return { last: null, resealed: 0, unreadable: 0 };
    const { enquiry_id: id, field: name, sealed } = row;
    // The owner a file is bound to, as attachment.ts says it.
    const anew = again(vault, sealed, `${id}/${name}`);
    const resealed = anew
      ? await replace(sql, 'attachments', 'enquiry_id = ? AND field = ?', [anew, id, name, sealed])
      : 0;
    return { last: [id, name], resealed, unreadable: anew ? 0 : 1 };
  });
}

export interface Resealing {
  start(): void;
  /** Locks everything anew that an earlier key locked. @throws StoreUnavailableError */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * After a rotation of the personal key: locks every enquiry and file anew, a few at a time behind the running product. What
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
  const nudge = new Nudge();
  let stopping = false;
  let loop: Promise<void> | null = null;

  async function walk(
    total: number,
    what: 'enquiries' | 'files',
    next: (last: readonly string[]) => Promise<Batch>,
  ): Promise<number> {
    let last: readonly string[] | null = ['', ''];
    let done = 0;
    let told = 0;
    let unreadable = 0;
    while (last && !stopping) {
      const batch: Batch = await next(last);
      last = batch.last;
      done += batch.resealed;
      unreadable += batch.unreadable;
      if (done - told >= tellEvery) {
        told = done;
        log.info({ done, of: total, what }, 'personal data is being locked with the new key');
      }
      if (last) await nudge.wait(rest);
    }
    return unreadable;
  }

  async function run(): Promise<void> {
    const { enquiries, files } = await countSealedEarlier(store, vault);
    if (enquiries + files === 0) return;
    log.info({ enquiries, files }, 'personal data of an earlier key is locked with the new one from now on');
    const lost =
      (await walk(enquiries, 'enquiries', ([id = '']) => resealEnquiries(store, vault, id))) +
      (await walk(files, 'files', ([id = '', field = '']) => resealFile(store, vault, id, field)));
    if (stopping) return;
    if (lost > 0) log.error({ lost }, 'personal data was locked with keys this installation does not hold');
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
          if (!done && !stopping) await nudge.wait(retryAfter);
        }
        loop = null;
      })();
    },
    async stop() {
      stopping = true;
      nudge.give();
      await loop;
    },
  };
}
