/** What this tab remembers of the enquiry it sent last: nothing of the person. */
export interface Receipt {
  readonly reference: string;
  /** Working days within which it is answered; `null` where its kind promises none. */
  readonly workingDays: number | null;
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
export function readReceipt(reference: string): Receipt | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { reference: of, workingDays, at } = kept as Partial<Record<keyof Receipt, unknown>>;
    const promised = workingDays === null || typeof workingDays === 'number';
    return of === reference && promised && typeof at === 'number' ? { reference, workingDays, at } : null;
  } catch {
    return null;
  }
}
