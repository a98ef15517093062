import { answerMissed, holdForAnswer } from '../../conversation/answer-ends.ts';
import { markAddressFailed } from '../../conversation/failed-addresses.ts';
import { openMessage } from '../../conversation/message-content.ts';
import { chosenRecipients, everybody } from '../../conversation/recipients.ts';
import type { Sql, Store } from '../../store/database/port.ts';
import { createPersonHash, openPersonal } from '../../store/personal-fields.ts';
import type { Vault } from '../../store/vault.ts';
import { mailAddressOf } from '../mail/mail-address.ts';
import type { Outcome } from './attempt.ts';
import type { ClaimedJob } from './claim.ts';

/** Replies to an address, and not to what the mail says or how large it is. */
const ofAnAddress = /\b(?:55[013]\b(?!, 5\.[37])|5\.1\.\d|5\.2\.1)/;
const ofTravellers: ReadonlySet<string> = new Set(['visitor-mail', 'answer-mail']);

/** Addresses a mail went to, as they are stored. */
async function addressesOf(
  sql: Sql,
  vault: Vault,
  { enquiryId, message }: ClaimedJob,
): Promise<readonly string[]> {
  if (message === '') {
    const [row] = await sql.rows<{ sealed: Uint8Array | null }>('SELECT sealed FROM enquiries WHERE id = ?', [
      enquiryId,
    ]);
    const email = openPersonal(vault, row?.sealed ?? null, enquiryId)?.values.email;
    const address = typeof email === 'string' ? mailAddressOf(email) : null;
    return address === null ? [] : [address];
  }
  const [row] = await sql.rows<{ sealed: Uint8Array | null }>('SELECT sealed FROM messages WHERE id = ?', [
    message,
  ]);
  const words = openMessage(vault, message, row?.sealed ?? null);
  if (!words) return [];
  const recipients = chosenRecipients({ to: words.to, recipients: words.recipients ?? null }, null);
  return everybody(recipients).map(({ address }) => address);
}

/**
 * Marks what a mail server refused at once, so that the next mail is not written to it unawares: the one address of a mail that died of it,
 * or those of several that were not taken.
 */
export async function noteRefusedAddresses(
  store: Store,
  vault: Vault,
  job: ClaimedJob,
  outcome: Outcome,
  now: number,
): Promise<void> {
  if (!ofTravellers.has(job.channel)) return;
  const some = outcome.kind === 'delivered' ? (outcome.refused ?? []) : [];
  const isOne = outcome.kind === 'rejected' && ofAnAddress.test(outcome.detail);
  if (some.length === 0 && !isOne) return;
  await store.transaction(async (sql) => {
    if (job.message !== '') await holdForAnswer(sql, job.message, now);
    const all = isOne ? await addressesOf(sql, vault, job) : some;
    // Of several it is not said which.
    if (isOne && all.length !== 1) return;
    const codes = /\(([^()]{3,20}?)(?: to [A-Z ]+)?\)/.exec(outcome.detail)?.[1];
    const reason =
      isOne && codes ? `Their mail server refused it (${codes}).` : 'Their mail server refused it.';
    const hash = createPersonHash(vault);
    for (const address of all) {
      const person = hash(address);
      if (person !== null)
        await markAddressFailed(sql, vault, { enquiryId: job.enquiryId, person, address, reason }, now);
    }
    if (!isOne) await answerMissed(sql, job.message, now);
  });
}
