import type { AttachmentChoice } from '@sundowner/desk-wire/conversation';

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
