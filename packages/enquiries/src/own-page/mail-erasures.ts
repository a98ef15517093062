import { dayInWords } from '@sundowner/calendar/words';
import { dayIn, timeIn } from '@sundowner/calendar/zone';
import { minute, second } from '../clock.ts';
import type { PersonMailer } from '../delivery/channels/channel.ts';
import type { CurrentContent } from '../delivery/enquiry-content.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/database/port.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import { travellersOwn } from './letter.ts';
import { ownEnquiry } from './own-enquiry.ts';

/** So long before an erasure is final its traveller is written to: later there is no address, and until then it may be taken back. */
const before = 20 * minute;
const mailTakes = 30 * second;
const atOnce = 20;

interface Due {
  readonly id: string;
  readonly reference: string;
  readonly due: number;
}

/**
 * Writes once to every traveller who asked on their page to be erased, when it is about to be final. One that does not go is tried again
 * until then.
 *
 * @returns how many went
 */
export async function mailErasures(deps: {
  readonly store: Store;
  readonly vault: Vault;
  readonly now: number;
  readonly content: CurrentContent;
  readonly people: PersonMailer;
  readonly log: Log;
}): Promise<number> {
  const { store, vault, now, content, people, log } = deps;
  const zone = content().collection.installation.timeZone;
  const rows = await store.read.rows<Due>(
    `SELECT DISTINCT e.id, e.reference, e.erase_due_at AS due FROM erasure_requests r
      JOIN erasure_enquiries x ON x.erasure_id = r.id JOIN enquiries e ON e.id = x.enquiry_id
      LEFT JOIN own_pages p ON p.enquiry_id = e.id
      WHERE r.asked_by = ? AND r.confirmed_at IS NOT NULL AND r.withdrawn_at IS NULL AND r.finished_at IS NULL
        AND e.erase_due_at <= ? AND e.state <> 'erased' AND p.erasure_mailed_at IS NULL LIMIT ${atOnce}`,
    [travellersOwn, now + before],
  );
  let mailed = 0;
  for (const { id, reference, due } of rows) {
    try {
      const enquiry = await ownEnquiry(store.read, vault, id);
      if (!enquiry?.address) continue;
      const when = `${timeIn(due, zone)} on ${dayInWords(dayIn(due, zone))}`;
      const lines = [
        `You asked us to erase everything we hold about your enquiry ${reference}.`,
        `It is erased at ${when}. This is the last mail about it.`,
      ];
      const notice = { subject: `Your enquiry is erased, ${reference}`, lines };
      const to = { name: null, address: enquiry.address };
      await people.sendTo(to, notice, `erased.${id}`, AbortSignal.timeout(mailTakes));
      await store.transaction((sql) =>
        sql.run(
          `INSERT INTO own_pages (enquiry_id, erasure_mailed_at) VALUES (?, ?)
            ON CONFLICT (enquiry_id) DO UPDATE SET erasure_mailed_at = excluded.erasure_mailed_at`,
          [id, now],
        ),
      );
      mailed += 1;
    } catch (error) {
      const reason = error instanceof VaultError ? error.message : 'the mail was not taken';
      log.warn({ reference, reason }, 'the mail that an enquiry is erased did not go; it is tried again');
    }
  }
  return mailed;
}
