import { newId } from '../../new-id.ts';
import type { Store } from '../../store/database/port.ts';
import type { HandedOver } from '../channels/channel.ts';

/** The attempt's mark in the history: the traveller's own copy of an answer was taken, and the others' is not yet. */
export const ownCopyTaken = 'own-copy';

/**
 * What earlier attempts at a delivery handed over of an answer that goes to others, too: the traveller's copy has their link in it, and is
 * another mail. It stands among the attempts, where the next one, of whichever process, finds it.
 */
export async function handedOver(
  store: Store,
  { id }: { readonly id: string },
  clock: { now(): number },
): Promise<HandedOver> {
  const rows = await store.read.rows(
    `SELECT 1 FROM attempts WHERE delivery_id = ? AND outcome = ? AND at > COALESCE(
      (SELECT MAX(at) FROM attempts WHERE delivery_id = ? AND outcome = 'delivered'), 0) LIMIT 1`,
    [id, ownCopyTaken, id],
  );
  return {
    own: rows.length > 0,
    async noteOwn(detail) {
      const now = clock.now();
      await store.transaction((sql) =>
        sql.run('INSERT INTO attempts (id, delivery_id, at, outcome, detail) VALUES (?, ?, ?, ?, ?)', [
          newId(now),
          id,
          now,
          ownCopyTaken,
          `Of the copy to the traveller: ${detail}`,
        ]),
      );
    },
  };
}
