import { hour, isoTime } from '../../clock.ts';
import type { Store } from '../../store/database/port.ts';
import { note } from './note.ts';

/**
 * Notes that no genuine enquiry has come in for `hours`, once per silence: quarantined and synthetic ones do not end it.
 * A store that never had one counts from the day it was made. What a clock that has come back received ahead of time says
 * nothing of now.
 *
 * @returns since when it is silent, milliseconds since 1970; `null` while it is not
 */
export function noteSilence(store: Store, hours: number, now: number): Promise<number | null> {
  return store.transaction(async (sql) => {
    const [row] = await sql.rows<{ last: number | null }>(
      `SELECT MAX(received_at) AS last FROM enquiries
        WHERE synthetic = 0 AND state IN ('accepted', 'erased') AND received_at <= ?`,
      [now],
    );
    const [made] = await sql.rows<{ at: number }>('SELECT MIN(applied_at) AS at FROM migrations');
    const since = row?.last ?? made?.at ?? now;
    if (now - since < hours * hour) return null;
    const topic = String(since);
    const [told] = await sql.rows("SELECT 1 FROM notices WHERE kind = 'silence' AND topic = ?", [topic]);
    if (told) return since;
    const line = `Nothing since ${isoTime(since)}, ${hours} hours or more. Try "npm run doctor".`;
    await note(sql, 'silence', topic, line, now);
    return since;
  });
}
