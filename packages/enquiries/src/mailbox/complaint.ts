import type { Attachment } from 'postal-mime';
import type { HeaderLine } from './machine.ts';

/** What a report of feedback can be of (RFC 5965) that says a person does not want our mail; others are of signatures, or take one back. */
const complaints: ReadonlySet<string> = new Set(['abuse', 'fraud', 'other', 'opt-out', 'opt-out-list']);

/** A report is a handful of lines. */
const longest = 8000;

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string'
    ? content.slice(0, longest)
    : new TextDecoder().decode(new Uint8Array(content).subarray(0, longest));

/** What somebody's mail provider says of a mail of ours that they marked as spam. */
export interface Complaint {
  /** Whose mailbox it was in, as far as that is said, in small letters; providers blot it out as a rule. */
  readonly addresses: readonly string[];
}

/** @returns `null` for a mail that is no complaint */
export function complaintOf({
  headers,
  words,
  attachments,
}: {
  readonly headers: readonly HeaderLine[];
  readonly words: string;
  readonly attachments: readonly Attachment[];
}): Complaint | null {
  const type = headers.find(({ key }) => key === 'content-type')?.value.trim() ?? '';
  // A person passes one on as a file.
  if (!/^multipart\/report\b/i.test(type) || !/report-type="?feedback-report/i.test(type)) return null;
  const parts = attachments.filter(({ mimeType }) => mimeType === 'message/feedback-report').map(textOf);
  const said = [...parts, words.slice(0, longest)].join('\n');
  const kind = /^feedback-type:[ \t]*([\w-]{1,40})/im.exec(said)?.[1]?.toLowerCase() ?? 'abuse';
  if (!complaints.has(kind)) return null;
  const receivers = said.matchAll(/^original-rcpt-to:[ \t]*<?([^\s<>;,]{1,64}@[^\s<>;,]{1,255})/gim);
  return { addresses: [...receivers].map(([, address = '']) => address.toLowerCase()) };
}
