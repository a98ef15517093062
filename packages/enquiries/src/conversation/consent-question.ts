import { spokenConsents } from '@sundowner/desk-wire/spoken-consent';
import type { Sql } from '../store/database/port.ts';
import { askUntil } from '../store/unasked.ts';

/** The words of an answer, plain and formatted. */
interface Words {
  readonly text: string;
  readonly html: string | null;
}

/**
 * The words of an answer as they may be sent: where nobody has asked yet whether the enquiry may be kept, the answer asks. A sentence that
 * asks is there once, in whatever language it was written.
 */
export async function withConsentQuestion(
  sql: Sql,
  enquiryId: string,
  { text: written, html }: Words,
): Promise<Words> {
  const words = { text: written, html };
  if (written.trim() === '' || (await askUntil(sql, enquiryId)) === null) return words;
  if (spokenConsents.some(({ text }) => written.includes(text))) return words;
  const [{ text: question }] = spokenConsents;
  return {
    text: `${written.trimEnd()}\n\n${question}`,
    html: html === null ? null : `${html}<p>${question}</p>`,
  };
}
