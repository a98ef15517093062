import { type Asked, askedQuery } from './asked.ts';

/**
 * A link that opens a dialog, and leads to its page where it cannot (docs/decisions: dialogs have addresses).
 *
 * @param dialog what follows `/enquire/`: "book", "what-to-expect/dinner-in-the-boma"
 * @param from path on our own host the visitor is on
 * @param asked what a form is to be filled in with
 */
export function dialogLink(dialog: string, from: string, asked: Asked = {}) {
  const query = from.startsWith('/enquire/')
    ? ''
    : `?from=${encodeURIComponent(from).replaceAll('%2F', '/')}${askedQuery(asked)}`;
  return { href: `/enquire/${dialog}${query}`, 'data-dialog': dialog.split('/', 1)[0] };
}
