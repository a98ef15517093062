import type { AttachmentChoice, Draft, Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { Writer } from '../state/session-context.ts';
import { greetingFor } from './greeting.ts';
import {
  type AnswerMode,
  firstRecipients,
  firstSubject,
  noRecipients,
  type Recipients,
} from './recipients.ts';

/** What stands under an answer: one's own signature, or one's name and what the desk puts under it. */
export function signatureOf({ name, own, signature }: Writer): string {
  if (own.trim() !== '') return own.trim();
  return [name, signature].filter((line) => line.trim() !== '').join('\n');
}

/** An answer nobody has begun: to whom it goes, whom it greets and who signs it. */
export function freshAnswer(
  enquiry: EnquiryDetail,
  writer: Writer,
  { key, now, mode = 'answer' }: { readonly key: string; readonly now: Date; readonly mode?: AnswerMode },
): DeviceDraft {
  const recipients = firstRecipients(enquiry, mode);
  const greeting = mode === 'forward' ? 'Good day,' : greetingFor(enquiry, recipients.to);
  return {
    subject: firstSubject(enquiry, mode),
    text: `${greeting}\n\n\n\n${signatureOf(writer)}`,
    html: null,
    to: recipients.to[0]?.address ?? null,
    recipients,
    forward: mode === 'forward',
    attachments: [],
    version: enquiry.conversation.version,
    key,
    savedAt: now.toISOString(),
    storedAt: null,
  };
}

/**
 * Whether the draft of a device is of no use any more: it went from another device, or was discarded there. What the store had of it is
 * gone, and nothing was written on this device since.
 */
export function isSentElsewhere(
  device: DeviceDraft,
  stored: Draft | null,
  messages: readonly Message[],
  me: string,
): boolean {
  if (stored !== null) return false;
  const went = messages.some(
    ({ way, by, state, at }) =>
      by === me &&
      (way === 'answer' || way === 'forward') &&
      state !== 'called-back' &&
      Date.parse(at) >= Date.parse(device.savedAt),
  );
  return device.storedAt === device.savedAt || went;
}

/** The draft to go on with: the newer of the device's and the store's, or `null` where there is none. */
export function begunAnswer(
  device: DeviceDraft | null,
  stored: Draft | null,
  newKey: () => string,
): DeviceDraft | null {
  if (device && (!stored || Date.parse(device.savedAt) >= Date.parse(stored.savedAt))) return device;
  if (!stored) return null;
  const { subject, text, html, to, recipients, forward, attachments, version, savedAt } = stored;
  const given = recipients ?? { to: to === null ? [] : [{ address: to, name: '' }], cc: [], bcc: [] };
  return {
    ...{ subject, text, html, to, forward, attachments, version, savedAt },
    recipients: given,
    key: newKey(),
    storedAt: savedAt,
  };
}

/** The draft with the recipients its store's copy did not name: written before answers had more than one. */
export function withFirstRecipients(draft: DeviceDraft, enquiry: EnquiryDetail): DeviceDraft {
  const { to, cc, bcc } = draft.recipients;
  if (draft.forward || to.length + cc.length + bcc.length > 0) return draft;
  const recipients = firstRecipients(enquiry, 'answer');
  return { ...draft, recipients, to: recipients.to[0]?.address ?? null };
}

/** An answer as it is being written, on the device it is written on. */
export interface DeviceDraft {
  readonly subject: string;
  readonly text: string;
  /** Formatted words beside the plain ones; `null` where nothing is formatted. */
  readonly html: string | null;
  /** Whom it goes to first; `null` where nobody is named yet. */
  readonly to: string | null;
  readonly recipients: Recipients;
  /** Inner: to the lodge. */
  readonly forward: boolean;
  /** What goes with it. */
  readonly attachments: readonly AttachmentChoice[];
  /** Of the conversation, as the writer saw it. */
  readonly version: number;
  /** Of the answer it becomes: sent twice it is still one. */
  readonly key: string;
  /** ISO time. */
  readonly savedAt: string;
  /** `savedAt` of what the store took last; `null` while it has none of it. */
  readonly storedAt: string | null;
}

const nameOf = (person: string, reference: string) => `sundowner-desk-draft/${person}/${reference}`;

export function readDeviceDraft(person: string, reference: string): DeviceDraft | null {
  try {
    const text = localStorage.getItem(nameOf(person, reference));
    const draft = text === null ? null : (JSON.parse(text) as Partial<DeviceDraft>);
    if (!draft || typeof draft.text !== 'string' || typeof draft.key !== 'string') return null;
    // One of an earlier studio had no files, one address and plain words.
    const early = {
      attachments: [],
      html: null,
      to: null,
      forward: false,
      storedAt: null,
      recipients: noRecipients,
    };
    return { ...early, ...draft } as DeviceDraft;
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

/** Notes that the store has the device's draft, unless it was written on meanwhile. */
export function markStored(person: string, reference: string, savedAt: string): void {
  const draft = readDeviceDraft(person, reference);
  if (draft?.savedAt === savedAt) keepDeviceDraft(person, reference, { ...draft, storedAt: savedAt });
}

export function dropDeviceDraft(person: string, reference: string): void {
  try {
    localStorage.removeItem(nameOf(person, reference));
  } catch {
    // Storage refused by the browser: there is nothing to remove.
  }
}
