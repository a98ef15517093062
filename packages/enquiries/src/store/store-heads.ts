import { isoTime } from '../clock.ts';
import type { Store } from './database/port.ts';

/** How far something has come that only ever grows. */
export interface Head {
  /** What grows, in the words of an operator. */
  readonly of: 'enquiries' | 'erasures' | 'changes of content';
  /** A count, or a reference that stays once it is there. */
  readonly at: number | string;
  /** The same for an operator. */
  readonly words: string;
  /** References that were there and are not any more; a count says so by itself. */
  readonly missing?: readonly string[];
}

/**
 * No enquiry's row is ever deleted, and the ledger of erasures only gets longer.
 *
 * @param known references of enquiries that were there
 */
export async function readStoreHeads(
  { read }: Pick<Store, 'read'>,
  known: readonly string[],
): Promise<readonly Head[]> {
  const places = known.map(() => '?').join(', ');
  const found =
    known.length === 0
      ? []
      : await read.rows<{ reference: string }>(
          `SELECT reference FROM enquiries WHERE reference IN (${places})`,
          known,
        );
  const there = new Set(found.map(({ reference }) => reference));
  const missing = known.filter((each) => !there.has(each));
  const [newest] = await read.rows<{ reference: string; received: number }>(
    'SELECT reference, received_at AS received FROM enquiries ORDER BY id DESC LIMIT 1',
  );
  const [ledger] = await read.rows<{ count: number }>('SELECT COUNT(*) AS count FROM erasure_ledger');
  const words = newest ? `${newest.reference} of ${isoTime(newest.received)}` : 'none';
  const count = ledger?.count ?? 0;
  return [
    { of: 'enquiries', at: newest?.reference ?? '', words, missing },
    { of: 'erasures', at: count, words: String(count) },
  ];
}
