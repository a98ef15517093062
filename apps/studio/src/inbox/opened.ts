import type { EnquirySummary } from '@sundowner/desk-wire';

/**
 * Which enquiries one person has opened, so that the others read "New" to them.
 *
 * Kept as that person's own Payload preference: references only, nothing of the visitor's.
 */
export interface Opened {
  /** Enquiries received before this moment are not new to this person. ISO time. */
  readonly since: string;
  readonly references: readonly string[];
}

const most = 400;
const day = 24 * 60 * 60 * 1000;

/** What a first visit finds: whatever came in the last day is new. */
export function firstVisit(now: Date): Opened {
  return { since: new Date(now.getTime() - day).toISOString(), references: [] };
}

/** Whether `enquiry` is still new to somebody who has opened `opened`; after two weeks nothing is. */
export function isNewTo(opened: Opened, enquiry: EnquirySummary, now: Date): boolean {
  const received = Date.parse(enquiry.receivedAt);
  return (
    enquiry.state === 'accepted' &&
    received > Date.parse(opened.since) &&
    now.getTime() - received < 14 * day &&
    !opened.references.includes(enquiry.reference)
  );
}

/** `opened` with one more reference; the oldest go once there are 400. */
export function withOpened(opened: Opened, reference: string): Opened {
  if (opened.references.includes(reference)) return opened;
  return { ...opened, references: [...opened.references, reference].slice(-most) };
}
