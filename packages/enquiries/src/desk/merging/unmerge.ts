import { maySeeKind } from '@sundowner/brand';
import type { Sql } from '../../store/database/port.ts';
import { ofReference } from '../../store/merged.ts';
import { notFound, type Refused, refuse } from '../../work/access.ts';
import { markChanged, recordAction } from '../../work/change.ts';
import { type WorkRow, writeWork } from '../../work/work-status.ts';
import { keepPlanned } from './bring-over.ts';
import { isHeldByLaw, lockBoth, type MergeContext } from './merge.ts';
import {
  type Kept,
  type MergeRow,
  mergesOf,
  openReplaced,
  personalOf,
  readKept,
  undoFor,
  writeFacts,
  writeValues,
} from './merge-rows.ts';
import { firstAgain, type OwnWord, secondAgain } from './merged-status.ts';
import { valuesAgain } from './merged-values.ts';
import { moveBack } from './move-words.ts';
import { endLinksOfOthers, peopleOf } from './own-links.ts';

/** Ends a link. @returns whether there was one */
async function unlink(sql: Sql, id: string, other: string, { asker, now }: MergeContext): Promise<boolean> {
  const [row] = await sql.rows<{ id: string }>('SELECT e.id FROM enquiries e WHERE e.reference = ?', [other]);
  const [one = '', two = ''] = [id, row?.id ?? ''].sort();
  const gone = await sql.run('DELETE FROM links WHERE one = ? AND other = ?', [one, two]);
  if (gone === 0 || !row) return false;
  for (const each of [id, row.id]) {
    await markChanged(sql, each, now);
    await recordAction(sql, each, { by: asker, now, action: 'ended the link with another' });
  }
  return true;
}

/** When the answers of the second were made that were called back since it became part of the first. */
async function calledBackSince(sql: Sql, { moved }: Kept): Promise<number[]> {
  const times: number[] = [];
  for (const { id, state } of moved.messages) {
    if (state !== 'sent') continue;
    const [row] = await sql.rows<{ at: number }>(
      "SELECT at FROM messages WHERE id = ? AND state = 'called-back'",
      [id],
    );
    if (row) times.push(row.at);
  }
  return times;
}

async function takeApart(
  sql: Sql,
  merge: MergeRow,
  kept: Kept,
  rows: readonly [WorkRow, WorkRow],
  { vault, hash, asker, now }: MergeContext,
): Promise<void> {
  const [first, second] = rows;
  const people = await peopleOf(sql, [first.id, second.id]);
  const calledBack = await calledBackSince(sql, kept);
  const [whole] = await sql.rows<{ contact: number }>(
    'SELECT last_contact_at AS contact FROM enquiries WHERE id = ?',
    [first.id],
  );
  await moveBack(sql, vault, kept.moved, { from: first.id, to: second.id, now });
  for (const person of kept.joined)
    await sql.run('DELETE FROM participants WHERE enquiry_id = ? AND person = ? AND failed_at IS NULL', [
      first.id,
      person,
    ]);
  if (kept.words !== null) await sql.run('DELETE FROM messages WHERE id = ?', [kept.words]);
  const replaced = openReplaced(vault, merge);
  const personal = await personalOf(sql, vault, first.id);
  if (replaced && personal && kept.taken.length > 0) {
    const values = valuesAgain(personal.values, replaced.before, replaced.merged, kept.taken);
    await writeValues(sql, vault, hash, first.id, { ...personal, values });
  }
  await writeFacts(sql, first.id, {
    ...kept.facts,
    lastContactAt: Math.max(kept.facts.lastContactAt, whole?.contact ?? 0),
  });
  const own = await sql.rows<OwnWord>(
    "SELECT at, person, way, state FROM messages WHERE enquiry_id = ? AND way IN ('answer', 'telephone') ORDER BY at, id",
    [first.id],
  );
  await endLinksOfOthers(sql, [first.id, second.id], people, now);
  const status = firstAgain(first, kept.first, kept.merged, own);
  await writeWork(sql, first.id, status);
  await sql.run('UPDATE enquiries SET merged_into = NULL WHERE id = ?', [second.id]);
  for (const part of kept.parts)
    await sql.run('UPDATE enquiries SET merged_into = ? WHERE id = ?', [second.id, part]);
  const other = secondAgain(kept.second, status.version, calledBack, now);
  await writeWork(sql, second.id, other);
  // One that was merged before it was taken up is taken up now.
  await sql.run(
    'UPDATE enquiries SET taken_up = 0 WHERE id = ? AND due_at IS NULL AND first_answer_at IS NULL',
    [second.id],
  );
  await keepPlanned(sql, first.id, first.version, status.version);
  await keepPlanned(sql, second.id, first.version, other.version);
  if (kept.unsubscribed !== null)
    await sql.run(
      "DELETE FROM withdrawals WHERE enquiry_id = ? AND purpose = 'email-updates' AND way = 'merged with a no'",
      [kept.unsubscribed],
    );
  await sql.run('UPDATE merges SET undone_at = ?, kept = NULL, sealed = NULL WHERE id = ?', [now, merge.id]);
  for (const [row, other] of [rows, [...rows].reverse()] as [WorkRow, WorkRow][]) {
    await markChanged(sql, row.id, now);
    const about = { other: other.reference };
    await recordAction(sql, row.id, { by: asker, now, action: 'took them apart again', about });
  }
}

/**
 * Takes two apart again, within 30 days and not after an erasure: both as they were; what was written or sent since stays in the first.
 * Nothing is sent by it.
 *
 * @param other the one that leaves, or whose link ends; `null` for the last that was merged
 */
export async function unmerge(
  sql: Sql,
  reference: string,
  other: string | null,
  context: MergeContext,
): Promise<'done' | Refused> {
  const { asker, now } = context;
  const [found] = await sql.rows<{ id: string; kind: string }>(
    `SELECT e.id, e.kind FROM enquiries e WHERE ${ofReference('e')}`,
    [reference],
  );
  if (!found || !maySeeKind(asker, found.kind)) return notFound();
  const [last, ...earlier] = await mergesOf(sql, found.id);
  if (other !== null && (await unlink(sql, found.id, other, context))) return 'done';
  if (other !== null && last?.reference !== other && earlier.some((each) => each.reference === other))
    return refuse('wrong-state', 'Another was merged after it; take that apart first.');
  if (!last || (other !== null && last.reference !== other))
    return refuse('nothing-to-undo', 'Nothing was merged here.');
  const [first, second] = await lockBoth(sql, [last.first_id, last.second_id], now);
  // Somebody else may have done it while the two were waited for.
  const [still] = await mergesOf(sql, found.id);
  const kept = still?.id === last.id ? readKept(still) : null;
  if (!first || !second || !still || !kept || first.mergedInto !== null)
    return refuse('nothing-to-undo', 'That was taken apart, or one of them is erased.');
  if (now >= still.at + undoFor) return refuse('nothing-to-undo', 'They were merged more than 30 days ago.');
  if (first.eraseDueAt !== null)
    return refuse('wrong-state', 'This enquiry is being erased; take that back first.');
  if (await isHeldByLaw(sql, [first.id])) return refuse('held', 'A legal hold stands on it.');
  await takeApart(sql, still, kept, [first, second], context);
  return 'done';
}
