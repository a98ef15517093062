import type { BulkVerb } from '@sundowner/desk-wire/bulk';
import { plainTag, setTag } from '../../conversation/tags.ts';
import type { Sql } from '../../store/database/port.ts';
import type { Asker } from '../../work/access.ts';
import { markChanged, recordAction } from '../../work/change.ts';
import { lockWorkById, type WorkRow, type WorkStatus, writeWork } from '../../work/work-status.ts';

/** What must be as the act left it for the act to be taken back. */
const watched = ['state', 'work', 'since', 'assignee', 'snoozeUntil', 'firstAnswerAt', 'version'] as const;

const isAsLeft = (now: WorkRow, after: WorkStatus): boolean =>
  watched.every((name) => now[name] === after[name]);

/** Deliveries a release made; none where one has been begun. */
async function takeDeliveriesBack(sql: Sql, id: string): Promise<boolean> {
  const [begun] = await sql.rows(
    "SELECT 1 FROM deliveries WHERE enquiry_id = ? AND (state <> 'pending' OR attempts > 0) LIMIT 1",
    [id],
  );
  if (begun) return false;
  await sql.run('DELETE FROM deliveries WHERE enquiry_id = ?', [id]);
  return true;
}

/**
 * Takes an act of many back on one of them: the work stands as it did.
 *
 * @returns why it does not, a sentence; `null` when it is done
 */
export async function takeBackOne(
  sql: Sql,
  step: { readonly enquiryId: string; readonly before: WorkStatus; readonly after: WorkStatus },
  verb: BulkVerb,
  { asker, now }: { readonly asker: Asker; readonly now: number },
): Promise<string | null> {
  const { before, after } = step;
  const row = await lockWorkById(sql, step.enquiryId, now);
  if (!row || row.state === 'erased') return 'It was erased.';
  if (row.eraseDueAt !== null) return 'It is being erased.';
  // What many were acted on may have become part of another since.
  const enquiryId = row.id;
  if (verb.act === 'tag') {
    if (!(await setTag(sql, enquiryId, { tag: verb.tag, set: !verb.set }, asker.id, now)))
      return 'Somebody has changed its tags since.';
  } else {
    if (!isAsLeft(row, after)) return 'Somebody has gone on with it since.';
    if (verb.act === 'release' && !(await takeDeliveriesBack(sql, enquiryId)))
      return 'What a release sends has gone out.';
    await writeWork(sql, enquiryId, before);
  }
  await markChanged(sql, enquiryId, now);
  await recordAction(sql, enquiryId, {
    by: asker,
    now,
    action: 'took an act back',
    about: { act: verb.act, ...(verb.act === 'tag' ? { tag: plainTag(verb.tag) } : {}) },
  });
  return null;
}
