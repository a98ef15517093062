import { dayInWords } from '@sundowner/calendar/words';
import { dayIn } from '@sundowner/calendar/zone';
import { openMessage } from '../conversation/message-content.ts';
import type { StoredEnquiry } from '../delivery/channels/channel.ts';
import { visitorMailWordings } from '../delivery/channels/visitor-mail/visitor-mail.ts';
import { labelText } from '../delivery/channels/words/enquiry-words.ts';
import type { EnquiryContent } from '../delivery/enquiry-content.ts';
import { loadStoredEnquiry } from '../delivery/stored-enquiry.ts';
import { fieldsOf } from '../forms/form.ts';
import { formForReading } from '../forms/form-content.ts';
import { opened } from '../search/written.ts';
import type { Sql } from '../store/database/port.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import type { EarlierTexts } from './fold-against.ts';
import { htmlToText } from './plain-text.ts';

/** So many messages are looked at, the newest, and so many of their letters. */
const most = 100;
const longest = 300_000;
/** So many enquiries that were merged into one, and so many days on which links of its mails end. */
const mostMerged = 10;
const mostDays = 10;

/** An answer to the form with its question, as they stand in a copy of it. */
function formText({ kind, values, extra }: StoredEnquiry, content: EnquiryContent): string {
  const form = formForReading(kind, content);
  const labels = new Map((form ? fieldsOf(form) : []).map(({ name, label }) => [name, labelText(label)]));
  return Object.entries({ ...values, ...extra })
    .map(([name, value]) => `${labels.get(name) ?? name} ${[value].flat().join(', ')}`)
    .join('\n');
}

/** @returns `null` where it was erased, or no key opens it */
async function enquiryOf(sql: Sql, vault: Vault, id: string): Promise<StoredEnquiry | null> {
  try {
    return await loadStoredEnquiry(sql, vault, id);
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

/** The form of an enquiry and our confirmation of it, in whatever way it was sent. */
async function ofEnquiry(sql: Sql, vault: Vault, id: string, content: EnquiryContent): Promise<EarlierTexts> {
  const enquiry = await enquiryOf(sql, vault, id);
  if (!enquiry) return { said: [], copies: [] };
  const links = await sql.rows<{ until: number }>(
    `SELECT DISTINCT until FROM own_links WHERE enquiry_id = ? ORDER BY until DESC LIMIT ${mostDays}`,
    [id],
  );
  const { brand, installation } = content.collection;
  const untils = new Set(links.map(({ until }) => dayInWords(dayIn(until, installation.timeZone))));
  const house = { brand: brand.collectionName, contactUrl: '', privacyUrl: '' };
  const wordings = visitorMailWordings(enquiry, house, content, [...untils]);
  return {
    said: [formText(enquiry, content)],
    copies: wordings.flatMap(({ text, html }) => [text, htmlToText(html)]),
  };
}

async function ofMessages(sql: Sql, vault: Vault, enquiryId: string): Promise<EarlierTexts> {
  const rows = await sql.rows<{ id: string; sealed: Uint8Array }>(
    `SELECT id, sealed FROM messages WHERE enquiry_id = ? AND sealed IS NOT NULL ORDER BY id DESC LIMIT ${most}`,
    [enquiryId],
  );
  const said: string[] = [];
  const copies: string[] = [];
  let length = 0;
  for (const { id, sealed } of rows) {
    if (length >= longest) break;
    const words = opened(() => openMessage(vault, id, sealed));
    if (!words) continue;
    said.unshift(words.text);
    copies.unshift(words.quoted);
    length += words.text.length + words.quoted.length;
  }
  return { said, copies };
}

/** What stands in the conversation of an enquiry, with the enquiry itself, those that were merged into it, and our confirmations. */
export async function earlierTexts(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  content: EnquiryContent,
): Promise<EarlierTexts> {
  const merged = await sql.rows<{ id: string }>(
    `SELECT id FROM enquiries WHERE merged_into = ? ORDER BY id LIMIT ${mostMerged}`,
    [enquiryId],
  );
  const all = [await ofMessages(sql, vault, enquiryId)];
  for (const { id } of [{ id: enquiryId }, ...merged]) all.push(await ofEnquiry(sql, vault, id, content));
  return { said: all.flatMap(({ said }) => said), copies: all.flatMap(({ copies }) => copies) };
}
