/** HubSpot's visitor cookie, sent along with an enquiry to the CRM and used for nothing else; `null` without one. */
export function visitorCookie(header: string | undefined): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === 'hubspotutk' && value) return value;
  }
  return null;
}
