import { releasedChannels } from '../delivery/channel-plan.ts';
import type { ConfiguredChannel } from '../delivery/channels/channel-record.ts';
import { formFor } from '../forms/registry.ts';
import { insertDeliveries } from '../intake/enquiry-record.ts';
import type { Sql } from '../store/database/port.ts';
import { type Asker, notFound, type Refused, refuse } from '../work/access.ts';
import { markChanged, recordAction } from '../work/change.ts';
import { discardedKept, nextStatus } from '../work/transitions.ts';
import { lockWorkById, writeWork } from '../work/work-status.ts';

interface Judging {
  readonly asker: Asker;
  readonly now: number;
  readonly channels: readonly ConfiguredChannel[];
}

const did = { release: 'released', discard: 'discarded', undiscard: 'took the discarding back' } as const;

/**
 * Says of a held enquiry that a person sent it, or none did, or takes that back. A released one becomes New and its deliveries are made
 * now, but for the confirmation; its first answer is due from now.
 */
export async function judge(
  sql: Sql,
  id: string,
  verdict: 'release' | 'discard' | 'undiscard',
  { asker, now, channels }: Judging,
): Promise<'done' | Refused> {
  const row = await lockWorkById(sql, id, now);
  if (!row) return notFound();
  const next = nextStatus(row, { type: verdict }, now);
  if ('notNow' in next) return refuse('wrong-state', next.notNow);
  if (verdict === 'undiscard' && row.receivedAt <= now - discardedKept)
    return refuse('nothing-to-undo', 'It came more than 30 days ago, and is emptied.');
  await writeWork(sql, id, next);
  if (verdict === 'release') {
    // A person sent it: nothing is to be told of where it came from any more.
    await sql.run('DELETE FROM held_marks WHERE enquiry_id = ?', [id]);
    await insertDeliveries(sql, id, releasedChannels(formFor(row.kind), channels), now);
    await sql.run('UPDATE enquiries SET taken_up = 0 WHERE id = ?', [id]);
  }
  await recordAction(sql, id, { by: asker, now, action: did[verdict] });
  await markChanged(sql, id, now, true);
  return 'done';
}
