import { type Asked, askedQuery } from './asked.ts';

/**
 * A link that opens a dialog, and leads to its page where it cannot (docs/decisions: dialogs have addresses).
 *
 * @param dialog what follows `/enquire/`: "book", "what-to-expect/dinner-in-the-boma"
 * @param from path on our own host the visitor is on; a visitor who goes from one form to another did not come from a page about anything
 * @param asked what a form is to be filled in with
 */
export function dialogLink(dialog: string, from: string, asked: Asked = {}) {
  const query = from.startsWith('/enquire/')
    ? ''
    : `?from=${encodeURIComponent(from).replaceAll('%2F', '/')}${askedQuery(asked)}`;
  return { href: `/enquire/${dialog}${query}`, 'data-dialog': dialog.split('/', 1)[0] };
}

export type EnquiryWay = 'telephone' | 'email' | 'book' | 'newsletter';

/**
 * The same for a way to enquire; on the way's own page a link to its form.
 *
 * @param path path on our own host, without query: "/contact-us"
 */
export function enquireLink(path: string, way: EnquiryWay = 'telephone', asked: Asked = {}) {
  // Bookings are no form of ours.
  const own = way === 'book' ? '#main' : '#enquiry-form';
  if (path === `/enquire/${way}`) return { href: own, 'aria-current': 'page' as const };
  return dialogLink(way, path, asked);
}
