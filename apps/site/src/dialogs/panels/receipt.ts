import { type EnquiryKind, isEnquiryKind } from '@sundowner/brand';

/** What this tab remembers of the enquiry it sent last: nothing of the person. */
export interface Receipt {
  readonly reference: string;
  readonly kind: EnquiryKind;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const key = 'enquiry-receipt';

/** Remembers what was sent, for the thank-you page to say by when it is answered. */
export function keepReceipt(receipt: Receipt): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(receipt));
  } catch {
    // The page then says what it says without.
  }
}

/** What was sent under `reference` in this tab, or `null`. */
export function receiptOf(reference: string): Receipt | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { reference: of, kind, at } = kept as Partial<Record<keyof Receipt, unknown>>;
    if (of !== reference || typeof kind !== 'string' || !isEnquiryKind(kind) || typeof at !== 'number')
      return null;
    return { reference, kind, at };
  } catch {
    return null;
  }
}
