import type { ConsentText, FormValues } from '@sundowner/enquiries/forms/form';
import type { EnquiryState } from './enquiry-state.ts';
import { consentFrom } from './ticket.ts';

/** What a visitor has filled in herself, never what the page filled in for her, and the ticket it was begun with: a kept draft keeps its first ticket (enquiry contract). */
export interface Draft {
  readonly values: FormValues;
  readonly ticket: string | null;
  /** What the ticket says the visitor agrees to; absent while there is no ticket. */
  readonly consent?: ConsentText | undefined;
}

const keyOf = (kind: string) => `enquiry-draft:${kind}`;

/** The draft of `kind` in this tab, or `null`. Session storage only: personal data outlives no tab (FRM-10). */
export function readDraft(kind: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('values' in draft)) return null;
    const { values } = draft;
    if (typeof values !== 'object' || values === null) return null;
    const ticket = 'ticket' in draft && typeof draft.ticket === 'string' ? draft.ticket : null;
    const consent = 'consent' in draft ? consentFrom(draft.consent) : null;
    return {
      values: Object.fromEntries(Object.entries(values).filter(isFormValue)),
      ticket,
      ...(consent ? { consent } : {}),
    };
  } catch {
    return null;
  }
}

function isFormValue(entry: [string, unknown]): entry is [string, string | string[]] {
  const value = entry[1];
  return (
    typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'))
  );
}

/** What the visitor filled in herself: presets are the page's to give, and another page gives others. */
function own({ values, touched }: Pick<EnquiryState, 'values' | 'touched'>): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => touched.includes(name)));
}

/** Keeps a draft. A tab that stores nothing (private mode, full quota) keeps it in memory only. */
export function keepDraft(
  kind: string,
  form: Pick<EnquiryState, 'values' | 'touched'>,
  ticket: string | null,
  consent?: ConsentText,
): void {
  const draft: Draft = { values: own(form), ticket, consent };
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(draft));
  } catch {
    // Nothing to do: the form still holds what was typed.
  }
}

/** Forgets the draft of a sent form. */
export function clearDraft(kind: string): void {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // Storage that cannot be reached holds nothing.
  }
}
