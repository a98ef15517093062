import { openMessage, sealMessage } from '../conversation/message-content.ts';
import { travelTime } from '../intake/enquiry-record.ts';
import type { Sql } from '../store/database/port.ts';
import { openPersonal, sealPersonal } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import { type Asker, isRefused, notFound, type Refused, refuse } from '../work/access.ts';
import { lockForWork, markChanged, recordAction } from '../work/change.ts';

/**
 * A concierge takes another stay that the traveller asked for on their page: the enquiry's own fields are as it says from now on, and
 * retention, search and lists go by them.
 *
 * @param reference as it is stored
 */
export async function takeChange(
  sql: Sql,
  vault: Vault,
  { asker, now }: { readonly asker: Asker; readonly now: number },
  reference: string,
  messageId: string,
): Promise<'done' | Refused> {
  const row = await lockForWork(sql, reference, asker, now);
  if (isRefused(row)) return row;
  const [message] = await sql.rows<{ sealed: Uint8Array | null }>(
    "SELECT sealed FROM messages WHERE id = ? AND enquiry_id = ? AND way = 'page'",
    [messageId, row.id],
  );
  const words = message ? openMessage(vault, messageId, message.sealed) : null;
  if (!words?.change) return notFound();
  if (words.change.takenAt !== null) return refuse('wrong-state', 'It was taken already.');
  const [kept] = await sql.rows<{ sealed: Uint8Array | null }>('SELECT sealed FROM enquiries WHERE id = ?', [
    row.id,
  ]);
  const personal = openPersonal(vault, kept?.sealed ?? null, row.id);
  if (!personal) return notFound();
  const others = Object.entries(personal.values).filter(
    ([name]) => !Object.hasOwn(words.change?.after ?? {}, name),
  );
  const changed = Object.entries(words.change.after).filter(([, value]) => value !== '');
  const values = Object.fromEntries([...others, ...changed]);
  await sql.run('UPDATE enquiries SET sealed = ?, travel_at = ? WHERE id = ?', [
    sealPersonal(vault, { ...personal, values }, row.id),
    travelTime(values),
    row.id,
  ]);
  const taken = { ...words, change: { ...words.change, takenAt: now } };
  await sql.run('UPDATE messages SET sealed = ? WHERE id = ?', [
    sealMessage(vault, messageId, taken),
    messageId,
  ]);
  await markChanged(sql, row.id, now);
  await recordAction(sql, row.id, { by: asker, now, action: 'took the change' });
  return 'done';
}
