import { recordOfKind } from '@sundowner/brand';
import { type Suspicion, suspicions } from '@sundowner/desk-wire/suspicion';
import type { WorkState } from '@sundowner/desk-wire/work';
import { insertAttachments, type SealedAttachment } from '../keeping/attachment.ts';
import type { Sql } from '../keeping/store/port.ts';
import { newId } from '../new-id.ts';
import type { ConfiguredChannel } from '../sending/channels/channel-record.ts';
import { note } from '../sending/notices/note.ts';

/** A channel that gets a job of an enquiry, and how long it is tried. */
export type PlannedChannel = Pick<ConfiguredChannel, 'name' | 'limits'>;

/** One enquiry, ready to be written. */
export interface NewEnquiry {
  readonly id: string;
  readonly kind: string;
  readonly receivedAt: number;
  readonly formVersion: string;
  readonly nonce: string;
  readonly fingerprint: string;
  readonly suspicion: Suspicion | null;
  readonly late: boolean;
  readonly synthetic: boolean;
  readonly page: string;
  readonly sealed: Uint8Array;
  /** Milliseconds since 1970 of the last day of the journey, where the form tells. */
  readonly travelAt: number | null;
  readonly consent: { readonly version: string; readonly text: string; readonly purposes: readonly string[] };
  readonly channels: readonly PlannedChannel[];
  readonly attachments: readonly SealedAttachment[];
}

export type Recorded =
  | { readonly outcome: 'stored'; readonly reference: string }
  | { readonly outcome: 'repeated'; readonly reference: string; readonly suspicion: Suspicion | null };

/** How many references are drawn before it is called a fault; a double is one in 8.5e11. */
const referenceAttempts = 5;

/** The enquiry these values made with this ticket, `null` where there is none. */
export async function findRepeat(
  sql: Sql,
  nonce: string,
  fingerprint: string,
): Promise<{ readonly reference: string; readonly suspicion: Suspicion | null } | null> {
  const [row] = await sql.rows<{ reference: string; suspicion: Suspicion | null }>(
    'SELECT reference, suspicion FROM enquiries WHERE nonce = ? AND fingerprint = ?',
    [nonce, fingerprint],
  );
  return row ?? null;
}

/** Whether an enquiry was made with this ticket. */
export async function isUsed(sql: Sql, nonce: string): Promise<boolean> {
  const rows = await sql.rows('SELECT 1 AS used FROM tickets WHERE nonce = ?', [nonce]);
  return rows.length > 0;
}

/** The reference of the first enquiry made with this ticket, or `null` when this is the first. */
async function firstOfTicket(sql: Sql, enquiry: NewEnquiry): Promise<string | null> {
  // The primary key decides races: on PostgreSQL a second transaction waits here for the first to end.
  const first = await sql.run(
    'INSERT INTO tickets (nonce, enquiry_id) VALUES (?, ?) ON CONFLICT (nonce) DO NOTHING',
    [enquiry.nonce, enquiry.id],
  );
  if (first > 0) return null;
  const [row] = await sql.rows<{ reference: string }>(
    'SELECT e.reference FROM tickets t JOIN enquiries e ON e.id = t.enquiry_id WHERE t.nonce = ?',
    [enquiry.nonce],
  );
  return row?.reference ?? null;
}

/** One job per channel, due at once (enquiry contract, "Delivery rules"). */
export async function insertDeliveries(
  sql: Sql,
  enquiryId: string,
  channels: readonly PlannedChannel[],
  now: number,
): Promise<void> {
  if (channels.length === 0) return;
  const rows = channels.map(() => "(?, ?, ?, 'pending', 0, 0, 0, ?, ?, ?)");
  await sql.run(
    `INSERT INTO deliveries
      (id, enquiry_id, channel, state, attempts, unexplained, fence, next_at, created_at, expires_at)
      VALUES ${rows.join(', ')}`,
    channels.flatMap(({ name, limits }) => [newId(now), enquiryId, name, now, now, now + limits.life]),
  );
}

/**
 * Writes an enquiry, its consent record and its jobs inside one transaction of the store's. The unique constraint on nonce
 * and fingerprint decides who was first (SUB-09); another enquiry of the same ticket is linked to the first (SUB-15).
 *
 * @param draw makes a new reference; drawn again on the rare double
 */
export async function recordEnquiry(sql: Sql, enquiry: NewEnquiry, draw: () => string): Promise<Recorded> {
  const linkedTo = await firstOfTicket(sql, enquiry);
  const { suspicion } = enquiry;
  const state = suspicion === null ? 'accepted' : 'quarantined';
  for (let attempt = 0; attempt < referenceAttempts; attempt++) {
    const reference = draw();
    const inserted = await sql.run(
      `INSERT INTO enquiries
        (id, reference, kind, state, received_at, form_version, nonce, fingerprint, linked_to, suspicion, late, synthetic,
         page, sealed, last_contact_at, travel_at, work, work_since, changed_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT DO NOTHING`,
      [
        enquiry.id,
        reference,
        enquiry.kind,
        state,
        enquiry.receivedAt,
        enquiry.formVersion,
        enquiry.nonce,
        enquiry.fingerprint,
        linkedTo,
        enquiry.suspicion,
        enquiry.late ? 1 : 0,
        enquiry.synthetic ? 1 : 0,
        enquiry.page,
        enquiry.sealed,
        enquiry.receivedAt,
        enquiry.travelAt,
        firstWork(enquiry),
        enquiry.receivedAt,
        enquiry.receivedAt,
      ],
    );
    if (inserted > 0) {
      await insertConsent(sql, enquiry);
      if (recordOfKind(enquiry.kind)?.confirmed) await insertSubscription(sql, enquiry);
      await insertAttachments(sql, enquiry.id, enquiry.attachments);
      if (suspicion === null) {
        await insertDeliveries(sql, enquiry.id, enquiry.channels, enquiry.receivedAt);
      } else {
        const line = `${reference}: ${suspicions[suspicion].what}`;
        await note(sql, 'quarantined', enquiry.id, line, enquiry.receivedAt);
      }
      return { outcome: 'stored', reference };
    }
    const known = await findRepeat(sql, enquiry.nonce, enquiry.fingerprint);
    if (known) return { outcome: 'repeated', ...known };
  }
  throw new Error(`No free reference in ${referenceAttempts} draws.`);
}

/** An address for the letter is no work before it is confirmed, and nobody waits for an answer to a trial of our own. */
function firstWork({ kind, synthetic }: NewEnquiry): WorkState {
  if (recordOfKind(kind)?.confirmed) return 'none';
  return synthetic ? 'done' : 'new';
}

async function insertSubscription(sql: Sql, { id, receivedAt }: NewEnquiry): Promise<void> {
  await sql.run('INSERT INTO subscriptions (enquiry_id, asked_at) VALUES (?, ?)', [id, receivedAt]);
}

async function insertConsent(sql: Sql, enquiry: NewEnquiry): Promise<void> {
  const { version, text, purposes } = enquiry.consent;
  await sql.run(
    'INSERT INTO consents (enquiry_id, version, text, at, purposes, page) VALUES (?, ?, ?, ?, ?, ?)',
    [enquiry.id, version, text, enquiry.receivedAt, JSON.stringify(purposes), enquiry.page],
  );
}
