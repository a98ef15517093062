import type { Sql } from '../store/database/port.ts';
import { unlessLocked, type Vault } from '../store/vault.ts';
import { changesTurn } from './changes-turn.ts';
import { openMessage } from './message-content.ts';

/** Whether a mail is a person's, and not a machine's, which moves no conversation on. What no key opens may be one: better that somebody looks. */
export async function isOfPerson(
  vault: Vault,
  { id, sealed }: { readonly id: string; readonly sealed: Uint8Array | null },
): Promise<boolean> {
  const words = await unlessLocked(async () => openMessage(vault, id, sealed), null);
  return words !== null && words.automatic !== true && changesTurn(words.machine ?? null);
}

/** Of machines that write without end, so many mails are opened. */
const looked = 200;

/**
 * What stopped an answer: the newest message its writer had not seen that moved the conversation on, one of ours before one of theirs; `null`
 * where it went on by no message: two enquiries became one, or an answer they had seen was called back. A machine's mail, one of somebody put
 * aside and a call nobody took stand at the version they found, and have stopped nobody.
 *
 * @param seen the version of the conversation that its writer saw
 */
export async function unseenMessage(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  seen: number,
): Promise<string | null> {
  // What was called back or has not gone yet has stopped nobody either.
  const rows = await sql.rows<{ id: string; way: string }>(
    `SELECT m.id, m.way FROM messages m
      WHERE m.enquiry_id = ? AND m.version > ? AND m.way <> 'forward' AND m.state IN ('sent', 'received', 'spoken')
        AND (m.way <> 'telephone' OR m.before IS NOT NULL)
        AND NOT EXISTS (SELECT 1 FROM participants p WHERE p.enquiry_id = m.enquiry_id AND p.person = m.who AND p.role = 'aside')
      ORDER BY CASE m.way WHEN 'answer' THEN 0 WHEN 'telephone' THEN 1 ELSE 2 END, m.at DESC, m.version DESC LIMIT ${looked}`,
    [enquiryId, seen],
  );
  for (const { id, way } of rows) {
    if (way !== 'traveller') return id;
    const [mail] = await sql.rows<{ sealed: Uint8Array | null }>('SELECT sealed FROM messages WHERE id = ?', [
      id,
    ]);
    if (mail && (await isOfPerson(vault, { id, sealed: mail.sealed }))) return id;
  }
  return null;
}
