import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Clock, day } from '../clock.ts';
import { eraseMailsOf, referencesOfMails } from '../delivery/mail/eml-transport.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/database/port.ts';
import { rescueFolder } from '../store/database/rescue-place.ts';
import { ledgerHashes } from '../store/erasure-ledger.ts';
import { eraseIn } from './erase-in-copy.ts';

/** How long the store that a restore replaced is kept beside the new one. */
export const replacedStoreKept = 30 * day;
/** A month of a rescued copy's time, which is that of the enquiries in it: nobody may have taken them over. */
const longestMonth = 31 * day;

const sides = ['', '-wal', '-shm', '-journal'];
/** References one statement asks about. */
const step = 200;

/**
 * `enquiries.db.before-2026-11-23T16-40-38-123Z`: the store that was there before a restore, or what one held that went away, and
 * when that was; `enquiries.db.moved-…`: the one that was there before it moved into PostgreSQL.
 */
function replacedStores(storeFile: string, retentionMonths: number): Replaced[] {
  return [
    ...replacedIn(dirname(storeFile), replacedStoreKept),
    ...replacedIn(rescueFolder(storeFile), retentionMonths * longestMonth),
  ];
}

interface Replaced {
  readonly file: string;
  /** Milliseconds since 1970 from which on nobody needs it any more. */
  readonly until: number;
}

function replacedIn(folder: string, kept: number): Replaced[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const time = /^enquiries\.db\.(?:before|moved)-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/.exec(
      name,
    );
    if (!time) return [];
    const [, date, hours, minutes, seconds, rest] = time;
    const at = Date.parse(`${date}${hours}:${minutes}:${seconds}.${rest}`);
    return [{ file: join(folder, name), until: at + kept }];
  });
}

export interface LeftoverDeps {
  readonly store: Store;
  readonly erasureKey: Buffer;
  readonly clock: Clock;
  readonly log: Log;
  /** How long an enquiry is kept, and with it what was rescued of a store that went away. */
  readonly retentionMonths: number;
  /** The enquiry store's file, whether it is used or not. */
  readonly storeFile: string;
  /** Where a demonstration writes its mails; `null` where none are written. */
  readonly mailFolder: string | null;
}

/**
 * What lies beside the store of enquiries that are erased in it, whatever erased them: the demonstration's mails, and stores that a
 * restore replaced, which go altogether after thirty days; what was rescued of a store that went away stays as long as an enquiry does.
 *
 * @returns a function that looks once; nothing is left for a second call
 */
export function createCopyEraser(deps: LeftoverDeps): () => Promise<void> {
  const { store, erasureKey, clock, log, storeFile, mailFolder, retentionMonths } = deps;

  async function mails(): Promise<void> {
    const references = mailFolder === null ? [] : await referencesOfMails(mailFolder);
    let files = 0;
    for (let from = 0; from < references.length; from += step) {
      const some = references.slice(from, from + step);
      const erased = await store.read.rows<{ reference: string }>(
        `SELECT reference FROM enquiries
          WHERE state = 'erased' AND reference IN (${some.map(() => '?').join(', ')})`,
        some,
      );
      files += await eraseMailsOf(
        mailFolder ?? '',
        erased.map(({ reference }) => reference),
      );
    }
    if (files > 0) log.info({ files }, 'mails of erased enquiries were removed from the disk');
  }

  async function copies(): Promise<void> {
    const now = clock.now();
    const there = replacedStores(storeFile, retentionMonths);
    if (there.length === 0) return;
    const rows = await store.read.rows<{ id: string }>("SELECT id FROM enquiries WHERE state = 'erased'");
    const ledger = await store.read.rows<{ hash: string }>('SELECT hash FROM erasure_ledger');
    const ids = new Set(rows.map(({ id }) => id));
    const hashes = new Set(ledger.map(({ hash }) => hash));
    const isErased = (id: string) =>
      ids.has(id) || ledgerHashes(erasureKey, id).some(({ hash }) => hashes.has(hash));
    for (const { file, until } of there) {
      if (now >= until) {
        for (const side of sides) rmSync(file + side, { force: true });
        log.warn({ file }, 'an old copy of a store was removed; its retention ended');
        continue;
      }
      try {
        const erased = eraseIn(file, isErased, now);
        if (erased > 0) log.info({ file, erased }, 'enquiries were erased in a store that was replaced');
      } catch {
        // A broken store is why it was replaced; it goes when its time is over.
        log.warn({ file }, 'a store that was replaced cannot be read, so nothing was erased in it');
      }
    }
  }

  return async () => {
    await mails();
    await copies();
  };
}
