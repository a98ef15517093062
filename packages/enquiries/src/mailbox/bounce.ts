import type { Attachment } from 'postal-mime';

/** What a mail server reports of a mail of ours that it took before (RFC 3464). */
export interface Bounce {
  /** Message-IDs of the mail it is about, without angle brackets. */
  readonly of: readonly string[];
  /** Whether nobody receives it: a report may as well say that it is late, or arrived. */
  readonly failed: boolean;
  /** "550, 5.1.1": codes alone, for the server's own words repeat addresses. Empty where it gives none. */
  readonly codes: string;
}

const reports = /^message\/(global-)?delivery-status$/;
const originals = /^(message\/(rfc822|global|global-headers)|text\/rfc822-headers)$/;
const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

/** A report and the head of what came back say what they have to in this; a mail that came back may be of any size. */
const longest = 64_000;
/** Mails one report is about. */
const mostIds = 20;

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string'
    ? content.slice(0, longest)
    : new TextDecoder().decode(new Uint8Array(content).subarray(0, longest));

/** Fields of all recipients of a report, unfolded; of one that is named twice the last that is not empty. */
function fieldsOf(report: string): ReadonlyMap<string, string> {
  const unfolded = report.replace(/\r?\n[ \t]+/g, ' ');
  const fields = new Map<string, string>();
  for (const line of unfolded.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = colon > 0 && colon <= 60 ? line.slice(0, colon) : '';
    const value = line.slice(colon + 1).trim();
    if (/^[\w-]+$/.test(name) && value !== '') fields.set(name.toLowerCase(), value);
  }
  return fields;
}

/** The head of the mail that came back, as far as the report has it. */
function idsOf(original: string): string[] {
  const head = original.split(/\r?\n\r?\n/)[0]?.replace(/\r?\n[ \t]+/g, ' ') ?? '';
  return [...head.matchAll(/^message-id:\s*<([^<>\s]{3,400})>/gim)].map(([, id = '']) => id);
}

/** A status of the class alone (5.0.0) says less than the server's own words do. */
function codesOf(fields: ReadonlyMap<string, string>): string {
  const said = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '');
  const status = enhanced.exec(fields.get('status') ?? '')?.[0];
  const reply = /^[45]\d\d\b/.exec(said)?.[0];
  const more = status && !status.endsWith('.0.0') ? status : (enhanced.exec(said)?.[0] ?? status);
  return [reply, more].filter((each) => each !== undefined).join(', ');
}

/** @returns `null` for a mail that is no report of a delivery */
export function readBounce(attachments: readonly Attachment[]): Bounce | null {
  const report = attachments.find(({ mimeType }) => reports.test(mimeType));
  if (!report) return null;
  const fields = fieldsOf(textOf(report));
  return {
    of: attachments
      .filter(({ mimeType }) => originals.test(mimeType))
      .slice(0, mostIds)
      .flatMap((each) => idsOf(textOf(each)))
      .slice(0, mostIds),
    failed: /^failed\b/i.test(fields.get('action') ?? ''),
    codes: codesOf(fields),
  };
}
