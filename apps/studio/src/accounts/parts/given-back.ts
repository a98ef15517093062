/** Whether the keyboard is in no place of the page's: nowhere, or still in the dialog that has just been closed. */
function isAdrift(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.closest('.account-proof') !== null;
}

/**
 * Gives the keyboard back the place it had before a form was sent. A form of Payload's takes it from its button while it waits, so it
 * may be free again only after a while; whoever has gone elsewhere meanwhile is left there.
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
