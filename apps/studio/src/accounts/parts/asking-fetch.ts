type Fetch = typeof fetch;

/** Whether the studio asks who sits here before it does what was asked of an account. */
async function wantsProof(address: string, response: Response): Promise<boolean> {
  if (response.status !== 403 || !new URL(address, window.location.origin).pathname.startsWith('/api/users'))
    return false;
  const said = (await response
    .clone()
    .json()
    .catch(() => null)) as { errors?: { data?: { proof?: unknown } }[] } | null;
  return said?.errors?.[0]?.data?.proof === 'needed';
}

/**
 * A fetch that has the person who sits here show who they are where the studio asks for it, and then sends the same once more, so that a form
 * goes on as if nothing had been asked. Payload's own forms have no other place to do it: they take a refusal as final.
 *
 * Without the proof a form of Payload's gets no answer at all: after a refusal it takes what was typed for saved and rests its button.
 *
 * @param ask shows the dialog. Gives whether the proof was given
 */
export function askingFetch(before: Fetch, ask: () => Promise<boolean>): Fetch {
  return async (input, init) => {
    const again = input instanceof Request ? input.clone() : input;
    const response = await before(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!(await wantsProof(address, response))) return response;
    if (await ask()) return before(again, init);
    if (init?.body instanceof FormData)
      throw new Error('Nothing was changed: you did not confirm that it is you.');
    return response;
  };
}

/** Whether the keyboard is in no place of the page's: nowhere, or still in the dialog that has just been closed. */
function isAdrift(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.closest('.account-proof') !== null;
}

/**
 * Gives the keyboard back the place it had before a form was sent. A form of Payload's takes it from its button while it waits, so it
 * may be free again only after a while; the person who has gone elsewhere meanwhile is left there.
 */
export function giveBack(place: HTMLElement | null): void {
  if (!place) return;
  const isDone = () => {
    if (!isAdrift() || !place.isConnected) return true;
    place.focus();
    return document.activeElement === place;
  };
  if (isDone()) return;
  const watch = new MutationObserver(() => {
    if (isDone()) watch.disconnect();
  });
  watch.observe(place, { attributeFilter: ['disabled'] });
}
