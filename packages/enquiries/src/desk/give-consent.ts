import type { ConsentAct } from '@sundowner/desk-wire/begun';
import { isoTime } from '../clock.ts';
import { plannedChannels } from '../delivery/channel-plan.ts';
import { consentTrue } from '../forms/consent.ts';
import { insertDeliveries } from '../intake/enquiry-record.ts';
import type { Sql } from '../store/database/port.ts';
import { sealPersonal } from '../store/personal-fields.ts';
import { askUntil } from '../store/unasked.ts';
import type { Vault } from '../store/vault.ts';
import { isRefused, type Refused, refuse } from '../work/access.ts';
import { lockForWork, markChanged, recordAction } from '../work/change.ts';
import { type BeginContext, goesTo, invalid } from './begin.ts';
import { consentGivenTo, deskForm } from './begin-values.ts';
import { personalOf } from './merging/merge-rows.ts';

/** They said yes: it is kept from now on like every other, and goes where it was to go. */
export async function giveConsent(
  sql: Sql,
  reference: string,
  act: ConsentAct,
  context: BeginContext,
): Promise<'done' | Refused> {
  const { asker, now, vault, content, channels } = context;
  const row = await lockForWork(sql, reference, asker, now);
  if (isRefused(row)) return row;
  if ((await askUntil(sql, row.id)) === null)
    return refuse('wrong-state', 'Nobody has to be asked about this enquiry.');
  const given = consentGivenTo(act, content);
  if (!given)
    return invalid([{ field: 'consentVersion', message: 'These words of consent are not known here' }]);
  const [begun] = await sql.rows<{ crm: number }>('SELECT crm FROM begun WHERE enquiry_id = ?', [row.id]);
  await sql.run('UPDATE begun SET consent = ?, ask_until = NULL WHERE enquiry_id = ?', [act.consent, row.id]);
  await sql.run('UPDATE consents SET version = ?, text = ?, at = ?, purposes = ? WHERE enquiry_id = ?', [
    given.version,
    given.text,
    now,
    JSON.stringify(['enquiry']),
    row.id,
  ]);
  const to = { consent: act.consent, confirm: false, crm: begun?.crm === 1 };
  const there = await sql.rows<{ channel: string }>(
    "SELECT channel FROM deliveries WHERE enquiry_id = ? AND message = ''",
    [row.id],
  );
  const goes = plannedChannels(deskForm, channels, false)
    .filter(({ name }) => goesTo(name, to))
    .filter(({ name }) => !there.some(({ channel }) => channel === name));
  await insertDeliveries(sql, row.id, goes, now);
  await acceptIn(sql, vault, row.id);
  await markChanged(sql, row.id, now, true);
  const about = { consent: act.consent, at: isoTime(now) };
  await recordAction(sql, row.id, { by: asker, now, action: 'put their yes down', about });
  return 'done';
}

/** Its fields say, too, what channels look for. */
async function acceptIn(sql: Sql, vault: Vault, id: string): Promise<void> {
  const personal = await personalOf(sql, vault, id);
  if (!personal) return;
  const values = { ...personal.values, accept: [consentTrue] };
  await sql.run('UPDATE enquiries SET sealed = ? WHERE id = ?', [
    sealPersonal(vault, { ...personal, values }, id),
    id,
  ]);
}
