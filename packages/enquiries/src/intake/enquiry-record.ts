import { recordOfKind } from '@sundowner/brand';
import { isDay } from '@sundowner/calendar/day';
import { type Suspicion, suspicions } from '@sundowner/desk-wire/suspicion';
import type { WorkState } from '@sundowner/desk-wire/work';
import { day } from '../clock.ts';
import type { ConfiguredChannel } from '../delivery/channels/channel-record.ts';
import { note } from '../delivery/notices/note.ts';
import type { FormValues } from '../forms/form.ts';
import { newId } from '../new-id.ts';
import { insertAttachments, type SealedAttachment } from '../store/attachment.ts';
import type { Sql } from '../store/database/port.ts';
import type { PosterNetwork } from './poster.ts';
import { holdTicket, isTooOften, type TicketUse, useTicket } from './ticket-uses.ts';

/**
 * When the journey an enquiry asks about ends: the end of its last date, in milliseconds since 1970, or `null` where the
 * form tells none. Retention runs from it when it is later than the last contact.
 */
export function travelTime(values: Readonly<FormValues>): number | null {
  for (const name of ['dateEnd', 'dateStart']) {
    const value = values[name];
    if (typeof value === 'string' && isDay(value)) return Date.parse(value) + day;
  }
  return null;
}

/** A channel that gets a job of an enquiry, and how long it is tried. */
export type PlannedChannel = Pick<ConfiguredChannel, 'name' | 'limits'>;

/** By what enquiries that are held are told to be of one flood. */
export interface HeldMarks extends PosterNetwork {
  /** `null` where too little is filled in to tell anything by. */
  readonly shape: string | null;
}

/** One enquiry, ready to be written. */
export interface NewEnquiry {
  readonly id: string;
  readonly kind: string;
  readonly receivedAt: number;
  readonly formVersion: string;
  readonly nonce: string;
  readonly fingerprint: string;
  /** What its own post makes suspicious; its ticket may be besides. */
  readonly suspicion: Suspicion | null;
  /** By what it is told of a flood, should it be held. */
  readonly marks: () => HeldMarks;
  /** A hash of where it came from, for its ticket alone; `null` where nobody knows. */
  readonly networkOfTicket: () => string | null;
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
  | { readonly outcome: 'stored'; readonly reference: string; readonly suspicion: Suspicion | null }
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

/** How this ticket was used before, or `null` when this is the first time. */
async function usedBefore(sql: Sql, enquiry: NewEnquiry): Promise<TicketUse | null> {
  // The primary key decides races: on PostgreSQL a second transaction waits here for the first to end.
  const first = await sql.run(
    'INSERT INTO tickets (nonce, enquiry_id) VALUES (?, ?) ON CONFLICT (nonce) DO NOTHING',
    [enquiry.nonce, enquiry.id],
  );
  return first > 0 ? null : holdTicket(sql, enquiry.nonce);
}

/** Counts one more use of a ticket. @returns what it makes of the enquiry */
async function judgeUse(sql: Sql, use: TicketUse, enquiry: NewEnquiry): Promise<Suspicion | null> {
  const { nonce, receivedAt } = enquiry;
  const network = enquiry.networkOfTicket();
  await useTicket(sql, nonce, use, network, receivedAt);
  return isTooOften(use, network, receivedAt) ? 'same-ticket' : null;
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
  const use = await usedBefore(sql, enquiry);
  const linkedTo = use?.reference ?? null;
  const repeat = use && (await findRepeat(sql, enquiry.nonce, enquiry.fingerprint));
  // What is sent once more as it was is a second press of the button, and no use of the ticket.
  if (repeat) return { outcome: 'repeated', ...repeat };
  const ofTicket = use && (await judgeUse(sql, use, enquiry));
  const suspicion = enquiry.suspicion ?? ofTicket;
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
        suspicion,
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
        await insertMarks(sql, enquiry);
      }
      return { outcome: 'stored', reference, suspicion };
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

async function insertMarks(sql: Sql, { id, marks }: NewEnquiry): Promise<void> {
  const { network, wider, shape } = marks();
  await sql.run('INSERT INTO held_marks (enquiry_id, network, wider, shape) VALUES (?, ?, ?, ?)', [
    id,
    network,
    wider,
    shape,
  ]);
}

async function insertConsent(sql: Sql, enquiry: NewEnquiry): Promise<void> {
  const { version, text, purposes } = enquiry.consent;
  await sql.run(
    'INSERT INTO consents (enquiry_id, version, text, at, purposes, page) VALUES (?, ?, ?, ?, ?, ?)',
    [enquiry.id, version, text, enquiry.receivedAt, JSON.stringify(purposes), enquiry.page],
  );
}
