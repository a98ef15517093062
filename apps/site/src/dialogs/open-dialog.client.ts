import { afterPaint } from '../ui/after-paint.client.ts';
import { type DialogHost, dialogAt } from './dialog-address.ts';

/** The address bar's part of an open dialog: the entry of the history it was pushed as. */
interface DialogEntry {
  /** Path of the dialog. */
  readonly dialog: string;
}

const here = () => location.pathname + location.search;

/**
 * Links to a dialog's address open it over the page instead of leading to its own (MOD-01). React and the dialog come on the
 * first sign of intent, a click is never lost, and where anything fails to load the link does what links do.
 */
export function openDialogsOnIntent(): void {
  /** What the document itself was loaded for; a reload of an open dialog loads its page. */
  const loaded = here();
  let host: Promise<DialogHost> | null = null;

  function load(): Promise<DialogHost> {
    host ??= import('./dialogs.island.ts')
      .then((file) => file.createDialogHost(() => history.back()))
      .catch((error: unknown) => {
        host = null;
        throw error;
      });
    return host;
  }

  function linkOf(event: Event): HTMLAnchorElement | null {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin || !dialogAt(link.pathname)) return null;
    // On a dialog's own page a link to it, or to a place in it, leads there.
    return link.pathname === location.pathname ? null : link;
  }

  /** A link an editor typed says nothing of the page it stands on. */
  function addressOf(link: HTMLAnchorElement): string {
    if (/[?&]from=/.test(link.search)) return link.pathname + link.search;
    const from = new URLSearchParams(location.search).get('from');
    const page = dialogAt(location.pathname) ? (from ?? '/') : location.pathname;
    return `${link.pathname}?from=${page}`;
  }

  function prepare(event: Event) {
    const link = linkOf(event);
    if (!link || !navigator.onLine) return;
    // A menu that opens under the pointer is seen first.
    afterPaint(() =>
      load().then(
        (ready) => ready.prepare(addressOf(link), link),
        // A click will try again, and lead to the page if that fails too.
        () => undefined,
      ),
    );
  }

  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, prepare, { passive: true });
  }

  document.addEventListener('click', async (event) => {
    const link = linkOf(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.defaultPrevented) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    try {
      const ready = await load();
      const address = addressOf(link);
      const entry: DialogEntry = { dialog: link.pathname };
      // A phone's menu has an entry of its own, which the dialog takes over.
      if (history.state?.menu) history.replaceState(entry, '', address);
      else history.pushState(entry, '', address);
      await ready.open(address, link);
    } catch {
      // Without a line the dialog's page would be the browser's own error page, in place of what is open.
      if (navigator.onLine) location.assign(link.href);
    } finally {
      link.ariaBusy = null;
    }
  });

  addEventListener('popstate', async ({ state }) => {
    const address = here();
    if (dialogAt(state?.dialog ?? '') && address !== loaded) {
      const ready = await load().catch(() => null);
      return (ready?.open(address, null) ?? Promise.reject()).catch(() => {
        if (navigator.onLine) location.reload();
      });
    }
    // Back from a dialog's page that was reloaded: the browser takes it for the page it was opened on.
    if (address !== loaded && !state?.list) return location.reload();
    (await host?.catch(() => null))?.close();
  });
}
