import { maySeeKind } from '@sundowner/brand';
import type { Sql } from '../store/database/port.ts';
import type { Asker } from './asker.ts';
import { notFound, type Refused, refuse } from './refused.ts';
import { lockWork, type WorkRow } from './work-status.ts';

/** The enquiry somebody wants to change, held for them, or why they may not: gone, not theirs to see, or about to be erased. */
export async function lockForWork(
  sql: Sql,
  reference: string,
  asker: Asker,
  now: number,
): Promise<WorkRow | Refused> {
  const row = await lockWork(sql, reference, now);
  if (!row || !maySeeKind(asker, row.kind)) return notFound();
  if (row.state === 'erased') return refuse('wrong-state', 'This enquiry was erased.');
  if (row.eraseDueAt !== null)
    return refuse('wrong-state', 'This enquiry is being erased; take that back first.');
  return row;
}
