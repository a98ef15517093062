import { recordOfKind } from '@sundowner/brand';
import { day } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';
import { isLinkToken, type OwnKeys } from './own-keys.ts';

/** How long a link works: six months. */
const linkLife = 183 * day;

/** Whether an enquiry of a kind has a page of its own: neither an application has one, nor the letter. */
export function hasOwnPage(kind: string): boolean {
  const record = recordOfKind(kind);
  return record !== null && !record.forApplications && !record.confirmed;
}

/** A link to the page. */
interface OwnLink {
  readonly token: string;
  readonly until: number;
}

interface PageRow {
  readonly kind: string;
  readonly links: number | null;
  readonly disowned_at: number | null;
}

/**
 * The link one mail carries, made when it is sent; sent again, the mail has the same one. `null` for a kind without a page, for an erased
 * enquiry, for one whose address said that it is not theirs, and for one that is part of an enquiry of another address.
 *
 * @param mail names the mail
 */
export async function issueLink(
  sql: Sql,
  keys: OwnKeys,
  enquiryId: string,
  mail: string,
  now: number,
): Promise<OwnLink | null> {
  const [row] = await sql.rows<PageRow>(
    `SELECT e.kind, p.links, p.disowned_at FROM enquiries e LEFT JOIN own_pages p ON p.enquiry_id = e.id
      WHERE e.id = ? AND e.state IN ('accepted', 'quarantined') AND (e.merged_into IS NULL OR e.person = (
        SELECT w.person FROM enquiries w WHERE w.id = e.merged_into))`,
    [enquiryId],
  );
  if (!row || row.disowned_at !== null || !hasOwnPage(row.kind)) return null;
  const token = keys.token(enquiryId, mail, row.links ?? 0);
  const hash = keys.hash('link', token);
  await sql.run(
    'INSERT INTO own_links (hash, enquiry_id, until) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING',
    [hash, enquiryId, now + linkLife],
  );
  const [kept] = await sql.rows<{ until: number }>('SELECT until FROM own_links WHERE hash = ?', [hash]);
  return kept ? { token, until: kept.until } : null;
}

/** The enquiry a link opens now; `null` for one that is old, ended or none of ours. */
export async function enquiryOfLink(
  sql: Sql,
  keys: OwnKeys,
  token: string,
  now: number,
): Promise<string | null> {
  if (!isLinkToken(token)) return null;
  const [row] = await sql.rows<{ enquiry_id: string }>(
    // Links of enquiries that became one open the one letter.
    `SELECT e.id AS enquiry_id FROM own_links l JOIN enquiries o ON o.id = l.enquiry_id
      JOIN enquiries e ON e.id = COALESCE(o.merged_into, o.id)
      WHERE l.hash = ? AND l.ended_at IS NULL AND l.until > ? AND e.state IN ('accepted', 'quarantined')`,
    [keys.hash('link', token), now],
  );
  return row?.enquiry_id ?? null;
}

/** Ends links by their tokens: others were given them. */
export async function endLinks(
  sql: Sql,
  keys: OwnKeys,
  tokens: readonly string[],
  now: number,
): Promise<void> {
  for (const token of tokens)
    await sql.run('UPDATE own_links SET ended_at = ? WHERE hash = ? AND ended_at IS NULL', [
      now,
      keys.hash('link', token),
    ]);
}
