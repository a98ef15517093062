import { openMessage } from '../conversation/message-content.ts';
import { opened } from '../search/written.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';

/** So many messages are looked at, the newest, and so many of their letters. */
const most = 100;
const longest = 300_000;

/** What stands in the conversation of an enquiry, oldest first: what we sent, and mails before this one with what they quote. */
export async function earlierTexts(sql: Sql, vault: Vault, enquiryId: string): Promise<string[]> {
  const rows = await sql.rows<{ id: string; sealed: Uint8Array }>(
    `SELECT id, sealed FROM messages WHERE enquiry_id = ? AND sealed IS NOT NULL ORDER BY id DESC LIMIT ${most}`,
    [enquiryId],
  );
  const texts: string[] = [];
  let length = 0;
  for (const { id, sealed } of rows) {
    if (length >= longest) break;
    const words = opened(() => openMessage(vault, id, sealed));
    if (!words) continue;
    texts.unshift(words.text, words.quoted);
    length += words.text.length + words.quoted.length;
  }
  return texts;
}
