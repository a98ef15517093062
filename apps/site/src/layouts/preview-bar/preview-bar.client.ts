/** How long the studio is left to finish writing before the page looks again. */
const pauseMs = 150;

/**
 * Reloads the preview when the studio says that the entry was saved and the page has become another one. The browser keeps the
 * place on the page.
 */
function followStudio(studio: string, version: string): void {
  let timer: number | undefined;

  async function look(): Promise<void> {
    const response = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
    const now = response?.headers.get('x-preview-version');
    // An ended preview says so in its own words.
    if (response?.status === 403 || (now && now !== version)) location.reload();
  }

  addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== studio || typeof data !== 'object' || data === null || !('type' in data)) return;
    // Payload sends its document event after every save, autosave included, and once when the page has loaded.
    if (data.type !== 'payload-document-event') return;
    clearTimeout(timer);
    timer = window.setTimeout(() => void look(), pauseMs);
  });
  // Payload waits for this before it sends anything.
  const ready = { type: 'payload-live-preview', ready: true };
  if (window.parent !== window) window.parent.postMessage(ready, studio);
  else if (window.opener) window.opener.postMessage(ready, studio);
}

const bar = document.querySelector<HTMLElement>('[data-preview]');
if (bar?.dataset.studio && bar.dataset.version) followStudio(bar.dataset.studio, bar.dataset.version);

export {};
