import { day } from '../../clock.ts';
import type { Store } from '../../store/database/port.ts';

const kept = 30 * day;

/**
 * Drops notices that were told a month ago. Those of late and dead deliveries stay as long as the delivery does, so that it
 * is not told of twice.
 */
export async function pruneNotices(store: Store, now: number): Promise<void> {
  await store.transaction(async (sql) => {
    await sql.run(
      `DELETE FROM notices WHERE batch IN (SELECT id FROM notice_batches WHERE told_at <= ?)
        AND NOT (kind IN ('late', 'dead') AND topic IN (SELECT id FROM deliveries WHERE state <> 'delivered'))`,
      [now - kept],
    );
    await sql.run(
      'DELETE FROM notice_batches WHERE told_at <= ? AND NOT EXISTS (SELECT 1 FROM notices n WHERE n.batch = notice_batches.id)',
      [now - kept],
    );
  });
}
