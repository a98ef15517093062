import type { ConsentPart, ConsentText } from '@sundowner/enquiries/forms/form';

function isPart(value: unknown): value is ConsentPart {
  if (typeof value !== 'object' || value === null || !('text' in value)) return false;
  // A path on our own host: nothing else is a consent's link.
  const link = 'href' in value ? value.href : '/';
  return typeof value.text === 'string' && typeof link === 'string' && /^\/(?!\/)/.test(link);
}

/** A consent text as the server or a kept draft gives it; `null` for anything else. */
export function consentFrom(value: unknown): ConsentText | null {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('parts' in value))
    return null;
  const { version, parts } = value;
  if (typeof version !== 'string' || !Array.isArray(parts) || parts.length === 0) return null;
  return parts.every(isPart) ? { version, parts } : null;
}

/** The properties of what a server answered; none for anything that is no object. */
export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

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
