import { isReference, referenceForm } from '@sundowner/desk-wire/reference';
import { readMessageIds } from '../delivery/mail/thread.ts';
import type { Sql } from '../store/database/port.ts';
import { ofReference } from '../store/merged.ts';
import type { ParsedMail } from './parsed-mail.ts';

type Traces = Pick<ParsedMail, 'refersTo' | 'subject' | 'from'>;

/** References a text names, in their own form. */
export function referencesIn(text: string): string[] {
  const found = text.toUpperCase().match(new RegExp(`\\b${referenceForm}\\b`, 'g')) ?? [];
  return [...new Set(found)];
}

/** References in the square brackets that our subjects end with. */
export function bracketedReferences(subject: string): string[] {
  return [...subject.matchAll(/\[([^[\]]{8,20})\]/g)]
    .map(([, inner = '']) => inner.trim().toUpperCase())
    .filter(isReference);
}

async function first(sql: Sql, text: string, values: readonly string[]): Promise<string | null> {
  for (const value of values) {
    const [row] = await sql.rows<{ id: string }>(text, [value]);
    if (row) return row.id;
  }
  return null;
}

/**
 * The enquiry a mail belongs to: by what it answers, whoever writes it; or by the reference in its subject, where the address is the one the
 * enquiry is under, or one that an answer went to. @param host domain of our own sender
 *
 * @param person the hash of the mail's address; `null` for none
 * @param wroteTo whether an answer to an enquiry went to the mail's address
 * @returns the enquiry's id, `null` for one of nobody we know
 */
export async function findEnquiry(
  sql: Sql,
  mail: Traces,
  context: {
    readonly host: string;
    readonly person: string | null;
    readonly wroteTo: (enquiryId: string) => Promise<boolean>;
  },
): Promise<string | null> {
  const { references, jobs } = readMessageIds(mail.refersTo, context.host);
  const answered =
    (await first(
      sql,
      `SELECT e.id FROM enquiries e WHERE ${ofReference('e')} AND e.state <> 'erased'`,
      references,
    )) ??
    (await first(
      sql,
      `SELECT COALESCE(e.merged_into, e.id) AS id FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id
        WHERE d.id = ? AND e.state <> 'erased'`,
      jobs,
    ));
  if (answered !== null) return answered;
  for (const reference of bracketedReferences(mail.subject)) {
    const [row] = await sql.rows<{ id: string; person: string | null }>(
      `SELECT e.id, e.person FROM enquiries e WHERE ${ofReference('e')} AND e.state <> 'erased'`,
      [reference],
    );
    if (!row || context.person === null) continue;
    if (row.person === context.person || (await context.wroteTo(row.id))) return row.id;
  }
  return null;
}
