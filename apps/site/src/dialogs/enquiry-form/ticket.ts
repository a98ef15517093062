import type { ConsentText } from '@sundowner/enquiries/forms/form';
import { consentFrom } from './consent-from.ts';
import { record } from './record.ts';

/** A signed ticket and the consent text it names. */
export interface SignedTicket {
  readonly ticket: string;
  readonly consent: ConsentText | null;
}

/**
 * A fresh ticket for `kind`, or `null` when there is none to be had now.
 *
 * @param shown version of the consent text the visitor has before her; `null` when she has seen none
 */
export async function fetchTicket(kind: string, shown: string | null = null): Promise<SignedTicket | null> {
  const query = new URLSearchParams({ kind, ...(shown === null ? {} : { consent: shown }) });
  try {
    const response = await fetch(`/enquiry/ticket?${query}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
    const { ticket, consent } = record(await response.json());
    return response.ok && typeof ticket === 'string' ? { ticket, consent: consentFrom(consent) } : null;
  } catch {
    return null;
  }
}
