/**
 * Where a sent enquiry leads: our own page, or the address the operator set (SUB-13, SUB-14). The reference says nothing of the
 * person.
 *
 * @param setting `THANK_YOU_URL`, a path or a full https address, or `null`
 */
export function thankYouAddress(setting: string | null): (reference: string) => string {
  const page = setting ?? '/thank-you';
  return (reference) => `${page}${page.includes('?') ? '&' : '?'}ref=${encodeURIComponent(reference)}`;
}
