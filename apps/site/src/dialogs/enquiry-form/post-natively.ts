/**
 * Posts a form as the browser does without scripts, where the script that sends it cannot be had: the server judges it, and
 * answers with a page that holds everything.
 *
 * @param form absent where none stands there
 * @param ticket of a form in a dialog, which carries none by itself
 */
export function postNatively(form: HTMLFormElement | null | undefined, ticket: string | null): void {
  if (!form) return;
  if (ticket !== null && !form.elements.namedItem('ticket')) {
    const carried = document.createElement('input');
    Object.assign(carried, { type: 'hidden', name: 'ticket', value: ticket });
    form.append(carried);
  }
  form.submit();
}
