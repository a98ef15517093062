import type { Draft } from '@sundowner/desk-wire/conversation';
import type { OneEnquiry } from '@sundowner/desk-wire/one';
import type { Writer } from '../state/writer.ts';
import { firstName, tripWords } from '../words/enquiry-words.ts';
import type { DeviceDraft } from './device-draft.ts';

/** What stands under an answer: one's own signature, or one's name and what the desk puts under it. */
export function signatureOf({ name, own, signature }: Writer): string {
  if (own.trim() !== '') return own.trim();
  return [name, signature].filter((line) => line.trim() !== '').join('\n');
}

/** "Re: Your visit" stays, anything else is answered: never "Re: Re:". */
const answering = (subject: string) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`);

/** An answer nobody has begun: whom it greets and who signs it. */
export function freshAnswer(one: OneEnquiry, writer: Writer, key: string, now: Date): DeviceDraft {
  const name = firstName(one);
  const last = one.conversation.messages.findLast(
    ({ subject, way }) => way !== 'telephone' && subject !== '',
  );
  const trip = tripWords(one);
  return {
    subject: last ? answering(last.subject) : `Your enquiry: ${trip}`.slice(0, 180),
    text: `${name ? `Dear ${name},` : 'Hello,'}\n\n\n\n${signatureOf(writer)}`,
    to: null,
    attachments: [],
    version: one.conversation.version,
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
