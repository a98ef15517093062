import { type Asked, askedQuery } from './asked.ts';

export type EnquiryWay = 'telephone' | 'email' | 'book' | 'newsletter';

/**
 * Where a way to enquire leads from `path`: to the form's own page, which opens as a dialog; on that page to its form.
 *
 * @param path path on our own host, without query: "/contact-us"
 * @param asked what the form is to be filled in with
 */
export function enquireLink(path: string, way: EnquiryWay = 'telephone', asked: Asked = {}) {
  if (path === `/enquire/${way}`) return { href: '#enquiry-form', 'aria-current': 'page' as const };
  const from = encodeURIComponent(path).replaceAll('%2F', '/');
  // Whoever goes from one form to another did not come from a page about anything.
  const query = path.startsWith('/enquire/') ? '' : `?from=${from}${askedQuery(asked)}`;
  return { href: `/enquire/${way}${query}`, 'data-dialog': way };
}
