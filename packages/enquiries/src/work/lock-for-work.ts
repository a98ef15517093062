import { maySeeKind } from '@sundowner/brand';
import type { Sql } from '../store/database/port.ts';
import type { Asker } from './asker.ts';
import { notFound, type Refused, refuse } from './refused.ts';
import { lockWork, type WorkRow } from './work-status.ts';

/** Locks an enquiry that somebody wants to change, or says why they may not: it is gone, they may not see it, or it is about to be erased. */
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
