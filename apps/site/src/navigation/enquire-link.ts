/**
 * Where Enquire leads from `path`: to the form's own page, which opens as a dialog; on that page to its form.
 *
 * @param path path on our own host, without query: "/contact-us"
 */
export function enquireLink(path: string) {
  if (path.startsWith('/enquire/')) return { href: '#enquiry-form', 'aria-current': 'page' as const };
  const from = encodeURIComponent(path).replaceAll('%2F', '/');
  return { href: `/enquire/telephone?from=${from}`, 'data-dialog': 'telephone' };
}
