import type { Suspicion } from '@sundowner/desk-wire/suspicion';
import { isoTime } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';
import { openPersonal } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import type { StoredEnquiry } from './channels/channel.ts';

interface Row {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly received_at: number;
  readonly form_version: string;
  readonly linked_to: string | null;
  readonly page: string;
  readonly suspicion: Suspicion | null;
  readonly sealed: Uint8Array | null;
  readonly version: string;
  readonly text: string;
  readonly at: number;
  readonly purposes: string;
  readonly consent_page: string;
}

/**
 * An enquiry with its personal fields readable, or `null` when it is not there or was erased.
 *
 * @throws VaultError when its fields were locked with another key
 */
export async function loadStoredEnquiry(sql: Sql, vault: Vault, id: string): Promise<StoredEnquiry | null> {
  const [row] = await sql.rows<Row>(
    `SELECT e.id, e.reference, e.kind, e.received_at, e.form_version, e.linked_to, e.page, e.suspicion, e.sealed,
        c.version, c.text, c.at, c.purposes, c.page AS consent_page
      FROM enquiries e JOIN consents c ON c.enquiry_id = e.id WHERE e.id = ?`,
    [id],
  );
  const personal = row ? openPersonal(vault, row.sealed, row.id) : null;
  if (!row || !personal) return null;
  return {
    reference: row.reference,
    kind: row.kind,
    receivedAt: isoTime(row.received_at),
    formVersion: row.form_version,
    ...personal,
    consent: {
      version: row.version,
      text: row.text,
      at: isoTime(row.at),
      purposes: JSON.parse(row.purposes) as string[],
      page: row.consent_page,
    },
    page: row.page,
    linkedTo: row.linked_to,
    suspicion: row.suspicion,
  };
}
