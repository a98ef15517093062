import { setTag } from '@sundowner/enquiries/conversation/tags';
import { consentPurposes, consentWords } from '@sundowner/enquiries/forms/consent';
import { formFor } from '@sundowner/enquiries/forms/registry';
import { validateForm } from '@sundowner/enquiries/forms/validate';
import { recordEnquiry, travelTime } from '@sundowner/enquiries/intake/enquiry-record';
import { formVersion } from '@sundowner/enquiries/intake/form-reference';
import { normaliseValues } from '@sundowner/enquiries/intake/normalise';
import { serverJudging } from '@sundowner/enquiries/intake/server-judging';
import { newId } from '@sundowner/enquiries/new-id';
import type { Sql } from '@sundowner/enquiries/store/database/port';
import { sealPersonal } from '@sundowner/enquiries/store/personal-fields';
import { newReference } from '@sundowner/enquiries/store/reference';
import type { Vault } from '@sundowner/enquiries/store/vault';
import { concierges, demonstrationTag } from './concierges.ts';
import { filledIn, unheardOf } from './filled-in.ts';
import { cameAt, houseZone } from './moments.ts';
import type { DemonstrationEnquiry } from './shapes.ts';

/** Milliseconds between an enquiry and the mails about it, and between an answer and its delivery. */
export const delivered = 4000;
/** How the ticket of each begins; by it they are known again. */
const nonce = 'demonstration-';

export interface Stored {
  readonly id: string;
  readonly reference: string;
  readonly at: number;
  readonly enquiry: DemonstrationEnquiry;
}

/** Each mail as it was sent long ago: nothing of the demonstration is ever in the queue. */
export async function insertDelivered(
  sql: Sql,
  enquiryId: string,
  channels: readonly string[],
  at: number,
): Promise<void> {
  for (const channel of channels)
    await sql.run(
      `INSERT INTO deliveries (id, enquiry_id, channel, state, attempts, unexplained, fence, next_at, created_at, expires_at, delivered_at)
        VALUES (?, ?, ?, 'delivered', 1, 0, 1, ?, ?, ?, ?)`,
      [newId(at), enquiryId, channel, at, at, at, at + delivered],
    );
}

/** Writes one down as the intake would have when it came in, with the mails about it. */
export async function storeEnquiry(
  sql: Sql,
  { vault, initials, now }: { readonly vault: Vault; readonly initials: string; readonly now: number },
  enquiry: DemonstrationEnquiry,
  place: number,
): Promise<Stored> {
  const at = cameAt(enquiry.came, now);
  const form = formFor(enquiry.kind);
  const valid = form && validateForm(form, filledIn(enquiry, at), serverJudging(at, houseZone));
  if (!form || !valid?.ok) throw new Error(`The enquiry of ${enquiry.surname} does not fit its form.`);
  const id = newId(at);
  const values = normaliseValues(form, valid.values, at, houseZone);
  const fields = {
    values,
    extra: valid.extra,
    unknownChoices: unheardOf(form, valid.unknownChoices),
    hutk: null,
  };
  const { outcome, reference } = await recordEnquiry(
    sql,
    {
      id,
      kind: form.kind,
      receivedAt: at,
      formVersion: formVersion(form),
      nonce: `${nonce}${place}`,
      fingerprint: `${nonce}${place}`,
      suspicion: enquiry.suspicion ?? null,
      // Nobody sent it: it came from no network, and is of no making but its own.
      marks: () => ({ network: null, wider: null, shape: null }),
      networkOfTicket: () => null,
      late: false,
      synthetic: false,
      page: enquiry.page,
      sealed: sealPersonal(vault, fields, id),
      travelAt: travelTime(values),
      consent: {
        version: form.consent.version,
        text: consentWords(form.consent),
        purposes: consentPurposes(values),
      },
      channels: [],
      attachments: [],
    },
    () => newReference(initials),
  );
  if (outcome !== 'stored') throw new Error(`The enquiry of ${enquiry.surname} is stored already.`);
  // What is held tells the concierge of itself by mail otherwise.
  await sql.run('DELETE FROM notices WHERE topic = ?', [id]);
  if (!enquiry.suspicion) await insertDelivered(sql, id, ['concierge-mail', 'visitor-mail'], at);
  for (const tag of [demonstrationTag, ...(enquiry.tags ?? [])])
    await setTag(sql, id, { tag, set: true }, concierges.thandi.id, at);
  return { id, reference, at, enquiry };
}
