import type { AttachmentChoice, Draft } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { Writer } from '../state/session-context.ts';
import { firstName, tripWords } from '../words/enquiry-words.ts';

/** What stands under an answer: one's own signature, or one's name and what the desk puts under it. */
export function signatureOf({ name, own, signature }: Writer): string {
  if (own.trim() !== '') return own.trim();
  return [name, signature].filter((line) => line.trim() !== '').join('\n');
}

/** "Re: Your visit" stays, anything else is answered: never "Re: Re:". */
const answering = (subject: string) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`);

/** An answer nobody has begun: whom it greets and who signs it. */
export function freshAnswer(enquiry: EnquiryDetail, writer: Writer, key: string, now: Date): DeviceDraft {
  const name = firstName(enquiry);
  const last = enquiry.conversation.messages.findLast(
    ({ subject, way }) => way !== 'telephone' && subject !== '',
  );
  const trip = tripWords(enquiry);
  return {
    subject: last ? answering(last.subject) : `Your enquiry: ${trip}`.slice(0, 180),
    text: `${name ? `Dear ${name},` : 'Hello,'}\n\n\n\n${signatureOf(writer)}`,
    to: null,
    attachments: [],
    version: enquiry.conversation.version,
    key,
    savedAt: now.toISOString(),
  };
}

/** The draft to go on with: the newer of the device's and the store's, or `null` where there is none. */
export function begunAnswer(
  device: DeviceDraft | null,
  stored: Draft | null,
  newKey: () => string,
): DeviceDraft | null {
  if (device && (!stored || Date.parse(device.savedAt) >= Date.parse(stored.savedAt))) return device;
  if (!stored) return null;
  const { subject, text, to, attachments, version, savedAt } = stored;
  return { subject, text, to, attachments, version, savedAt, key: newKey() };
}

/** An answer as it is being written, on the device it is written on. */
export interface DeviceDraft {
  readonly subject: string;
  readonly text: string;
  /** Another address than the one they gave; `null` for that one. */
  readonly to: string | null;
  /** What goes with it. */
  readonly attachments: readonly AttachmentChoice[];
  /** Of the conversation, as the writer saw it. */
  readonly version: number;
  /** Of the answer it becomes: sent twice it is still one. */
  readonly key: string;
  /** ISO time. */
  readonly savedAt: string;
}

const nameOf = (person: string, reference: string) => `sundowner-desk-draft/${person}/${reference}`;

export function readDeviceDraft(person: string, reference: string): DeviceDraft | null {
  try {
    const text = localStorage.getItem(nameOf(person, reference));
    const draft = text === null ? null : (JSON.parse(text) as Partial<DeviceDraft>);
    // One of an earlier studio had no files.
    return draft && typeof draft.text === 'string' && typeof draft.key === 'string'
      ? ({ ...draft, attachments: draft.attachments ?? [] } as DeviceDraft)
      : null;
  } catch {
    // Storage refused by the browser, or spoilt: the store's copy is what there is.
    return null;
  }
}

export function keepDeviceDraft(person: string, reference: string, draft: DeviceDraft): void {
  try {
    localStorage.setItem(nameOf(person, reference), JSON.stringify(draft));
  } catch {
    // Storage refused or full: the store's copy is what there is.
  }
}

export function dropDeviceDraft(person: string, reference: string): void {
  try {
    localStorage.removeItem(nameOf(person, reference));
  } catch {
    // Storage refused by the browser: there is nothing to remove.
  }
}
