import { minute } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';

/** The enquiry that was the first of a ticket, and how the ticket was used since. */
export interface TicketUse {
  readonly reference: string;
  readonly uses: number;
  /** When it was used last but one and last; milliseconds since 1970. */
  readonly before: number;
  readonly last: number;
  /** From how many networks, the first use not counted, of which nothing is kept. */
  readonly networks: readonly string[];
}

interface UseRow {
  readonly uses: number;
  readonly used_at: number | null;
  readonly used_before: number | null;
  readonly networks: string | null;
  readonly enquiry_id: string;
}

/** So many enquiries of one ticket are no person's, however slowly they come. */
const mostOfOneTicket = 10;
/** A person who moves between two networks is one; of what comes from more somebody gives the ticket away. */
const mostNetworks = 2;

/**
 * Holds a ticket that was used before, until the transaction ends: on PostgreSQL two posts of it would both find it as it was.
 *
 * @returns `null` where nobody used it
 */
export async function holdTicket(sql: Sql, nonce: string): Promise<TicketUse | null> {
  const [row] = await sql.rows<UseRow>(
    `UPDATE tickets SET uses = COALESCE(uses, 1) WHERE nonce = ?
      RETURNING uses, used_at, used_before, networks, enquiry_id`,
    [nonce],
  );
  if (!row) return null;
  const [first] = await sql.rows<{ reference: string; received_at: number }>(
    'SELECT reference, received_at FROM enquiries WHERE id = ?',
    [row.enquiry_id],
  );
  if (!first) return null;
  return {
    reference: first.reference,
    uses: row.uses,
    before: row.used_before ?? first.received_at,
    last: row.used_at ?? first.received_at,
    networks: row.networks?.split(' ') ?? [],
  };
}

/** Whether a ticket that was used so, and is used once more, is a machine's: the third time within a minute, the eleventh ever, or from a third network. */
export function isTooOften(
  { uses, before, networks }: Pick<TicketUse, 'uses' | 'before' | 'networks'>,
  network: string | null,
  now: number,
): boolean {
  const moved = network !== null && !networks.includes(network) && networks.length >= mostNetworks;
  // A clock that came back leaves the times of others ahead of it.
  return uses >= mostOfOneTicket || moved || (uses >= 2 && Math.abs(now - before) < minute);
}

/** Writes down that a ticket was used once more. */
export async function useTicket(
  sql: Sql,
  nonce: string,
  use: TicketUse,
  network: string | null,
  now: number,
): Promise<void> {
  const known = network === null || use.networks.includes(network) || use.networks.length >= mostNetworks;
  const networks = known ? use.networks : [...use.networks, network];
  await sql.run('UPDATE tickets SET uses = ?, used_before = ?, used_at = ?, networks = ? WHERE nonce = ?', [
    use.uses + 1,
    use.last,
    now,
    networks.length > 0 ? networks.join(' ') : null,
    nonce,
  ]);
}
