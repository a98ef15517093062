/** Where a sent enquiry leads. The reference is our own and says nothing of the person. */
export function thankYouAddress(reference: string): string {
  return `/thank-you?ref=${encodeURIComponent(reference)}`;
}
