import type { Sql } from '../store/database/port.ts';
import { endOwnLinks } from '../store/end-own-links.ts';
import { markChanged, recordAction, theTraveller } from '../work/change.ts';

/** The address says that it did not write the enquiry: every link to it ends, and the desk is told. */
export async function disown(sql: Sql, enquiryId: string, now: number): Promise<void> {
  await endOwnLinks(sql, enquiryId, now);
  await sql.run('UPDATE own_pages SET disowned_at = ? WHERE enquiry_id = ?', [now, enquiryId]);
  await markChanged(sql, enquiryId, now);
  await recordAction(sql, enquiryId, {
    by: theTraveller,
    now,
    action: 'said that the address is not theirs',
  });
}
