import type { BulkVerb } from '@sundowner/desk-wire/bulk';
import { plainTag, setTag } from '../../conversation/tags.ts';
import { type ChannelName, channelNamed } from '../../delivery/channels/channels.ts';
import type { Sql } from '../../store/database/port.ts';
import { type Asker, isRefused, type Refused, refuse } from '../../work/access.ts';
import { lockForWork, markChanged, recordAction } from '../../work/change.ts';
import { deskSettings } from '../../work/settings.ts';
import type { WorkRow } from '../../work/work-status.ts';
import { resend } from '../deliveries.ts';
import { actOnWork, type WorkContext } from '../work-acts.ts';
import { readyAgain } from './fitting.ts';

async function tag(
  sql: Sql,
  { id }: WorkRow,
  verb: Extract<BulkVerb, { act: 'tag' }>,
  { asker, now }: WorkContext,
): Promise<'done' | Refused> {
  const { set } = verb;
  if (!(await setTag(sql, id, verb, asker.id, now)))
    return refuse('wrong-state', set ? 'It has that tag already.' : 'It does not have that tag.');
  await markChanged(sql, id, now);
  await recordAction(sql, id, {
    by: asker,
    now,
    action: set ? 'tagged it' : 'took a tag away',
    about: { tag: plainTag(verb.tag) },
  });
  return 'done';
}

/** Makes what failed or waits again, of one channel or of all. */
async function again(
  sql: Sql,
  row: WorkRow,
  named: string | undefined,
  { asker, now }: WorkContext,
): Promise<'done' | Refused> {
  const rows = await sql.rows<{ channel: string }>(
    `SELECT channel FROM deliveries WHERE enquiry_id = ? AND ${readyAgain} ORDER BY id`,
    [row.id],
  );
  const ready = rows
    .map(({ channel }) => channelNamed(channel)?.name)
    .filter((channel): channel is ChannelName => channel !== undefined && (named ?? channel) === channel);
  let made = 0;
  for (const channel of ready) {
    if (!isRefused(await resend(sql, row, channel, { asker, now }))) made += 1;
  }
  return made > 0 ? 'done' : refuse('wrong-state', 'Nothing of it has failed or waits.');
}

/** What was released with many can be taken back as long as an answer can. */
async function holdBack(sql: Sql, id: string, now: number): Promise<void> {
  const { sendDelay } = await deskSettings(sql);
  await sql.run(
    "UPDATE deliveries SET next_at = ? WHERE enquiry_id = ? AND message = '' AND state = 'pending' AND attempts = 0",
    [now + sendDelay * 1000, id],
  );
}

/** Where the work stood before and after, by which it can be taken back. */
export interface Step {
  readonly before: WorkRow;
  readonly after: WorkRow;
}

/** Does an act of many to one of them, held for it. */
export async function actOnOne(
  sql: Sql,
  reference: string,
  verb: BulkVerb,
  context: WorkContext & { readonly asker: Asker },
): Promise<Step | Refused> {
  const { asker, now } = context;
  const before = await lockForWork(sql, reference, asker, now);
  if (isRefused(before)) return before;
  const result = await oneOf(sql, before, verb, context);
  if (isRefused(result)) return result;
  if (verb.act === 'release') await holdBack(sql, before.id, now);
  const after = await lockForWork(sql, reference, asker, now);
  return isRefused(after) ? after : { before, after };
}

function oneOf(sql: Sql, row: WorkRow, verb: BulkVerb, context: WorkContext): Promise<'done' | Refused> {
  if (verb.act === 'tag') return tag(sql, row, verb, context);
  if (verb.act === 'resend') return again(sql, row, verb.channel, context);
  return actOnWork(sql, row.reference, verb, context);
}
