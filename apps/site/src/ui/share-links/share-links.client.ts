/** Copies the address where the browser lets it, instead of leading to it. */
export function enhanceShareLinks(root: HTMLElement): void {
  const link = root.querySelector<HTMLAnchorElement>('a[data-copy]');
  const status = root.querySelector('[role=status]');
  if (!link || !status) return;
  link.addEventListener('click', async (event) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(link.href);
      status.textContent = 'The address is copied.';
    } catch {
      // Refused: the address itself can be copied by hand.
      status.textContent = link.href;
    }
  });
}
