/**
 * A link that opens a dialog, and leads to its page where it cannot (docs/decisions: dialogs have addresses).
 *
 * @param dialog what follows `/enquire/`: "book", "what-to-expect/dinner-in-the-boma"
 * @param from path on our own host the visitor is on
 * @param offer slug of the offer that is asked for, which the form then names
 */
export function dialogLink(dialog: string, from: string, offer: string | null = null) {
  const about = offer === null ? '' : `&offer=${encodeURIComponent(offer)}`;
  const query = from.startsWith('/enquire/')
    ? ''
    : `?from=${encodeURIComponent(from).replaceAll('%2F', '/')}${about}`;
  return { href: `/enquire/${dialog}${query}`, 'data-dialog': dialog.split('/', 1)[0] };
}
