import type { EnquiryState } from '@sundowner/desk-wire';
import type { WorkState } from '@sundowner/desk-wire/work';
import { mailAddressOf } from '../delivery/mail/mail-address.ts';
import type { Sql } from '../store/database/port.ts';
import { openPersonal, type PersonalFields } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';

/** The row of one enquiry, as its own page needs it. */
export interface OwnRow {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly state: EnquiryState;
  readonly work: WorkState;
  readonly since: number;
  readonly assignee: string | null;
  readonly dueAt: number | null;
  readonly firstAnswerAt: number | null;
  readonly receivedAt: number;
  readonly lastContactAt: number;
  readonly travelAt: number | null;
  readonly eraseDueAt: number | null;
  readonly page: string;
  readonly sealed: Uint8Array;
  readonly withdrawnAt: number | null;
  readonly before: string | null;
}

/** An enquiry whose page is open, with its personal fields. */
export interface OwnEnquiry {
  readonly row: OwnRow;
  readonly personal: PersonalFields;
  /** The address it was written from, as a mail can be sent to it; `null` where none was left. */
  readonly address: string | null;
}

/**
 * `null` once it is erased, or was discarded.
 *
 * @throws VaultError when its fields were locked with another key
 */
export async function ownEnquiry(sql: Sql, vault: Vault, id: string): Promise<OwnEnquiry | null> {
  const [row] = await sql.rows<OwnRow>(
    `SELECT e.id, e.reference, e.kind, e.state, e.work, e.work_since AS "since", e.assignee, e.due_at AS "dueAt",
        e.first_answer_at AS "firstAnswerAt", e.received_at AS "receivedAt", e.last_contact_at AS "lastContactAt",
        e.travel_at AS "travelAt", e.erase_due_at AS "eraseDueAt", e.page, e.sealed,
        p.withdrawn_at AS "withdrawnAt", p.before
      FROM enquiries e LEFT JOIN own_pages p ON p.enquiry_id = e.id
      WHERE e.id = ? AND e.state IN ('accepted', 'quarantined') AND e.sealed IS NOT NULL`,
    [id],
  );
  const personal = row && openPersonal(vault, row.sealed, row.id);
  if (!row || !personal) return null;
  const given = [personal.values.email ?? []].flat()[0] ?? '';
  return { row, personal, address: mailAddressOf(given) };
}

/** Whether it was withdrawn and nobody went on with it since. */
export const isWithdrawn = ({ withdrawnAt, since }: OwnRow): boolean =>
  withdrawnAt !== null && since === withdrawnAt;
