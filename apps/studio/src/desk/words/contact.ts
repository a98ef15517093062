import type { StoredEnquiry } from '@sundowner/desk-wire';

type Asked = Pick<StoredEnquiry, 'fields' | 'reference'>;

/** How to reach a visitor, from what they wrote; each is `null` when it is absent or not usable as a link. */
export interface Contact {
  readonly mail: { readonly text: string; readonly href: string | null } | null;
  readonly telephone: { readonly text: string; readonly href: string | null } | null;
  /** IANA zone of the visitor's browser, unchecked. */
  readonly zone: string | null;
}

/** The fields the enquiry page shows apart from the others. */
export const contactFields: readonly string[] = ['email', 'tel'];
export const commentsField = 'comments';

/** A field's value as one line of text; empty when the enquiry has none. */
export function fieldText(enquiry: Asked, name: string): string {
  const value = enquiry.fields.find((field) => field.name === name)?.value ?? '';
  return (typeof value === 'string' ? value : value.join(', ')).trim();
}

function mailLink(address: string, reference: string): string | null {
  // Anything beyond a plain address could carry further mail headers into the link.
  if (!/^[^\s<>"'?&#%,;:]+@[^\s<>"'?&#%,;:@]+$/.test(address)) return null;
  return `mailto:${address}?subject=${encodeURIComponent(`Your enquiry ${reference}`)}`;
}

function telephoneLink(number: string): string | null {
  const digits = number.replace(/[\s().-]/g, '');
  return /^\+?\d{5,20}$/.test(digits) ? `tel:${digits}` : null;
}

export function contactOf(enquiry: Asked): Contact {
  const mail = fieldText(enquiry, 'email');
  const telephone = fieldText(enquiry, 'tel');
  return {
    mail: mail ? { text: mail, href: mailLink(mail, enquiry.reference) } : null,
    telephone: telephone ? { text: telephone, href: telephoneLink(telephone) } : null,
    zone: fieldText(enquiry, 'timeZone') || null,
  };
}
