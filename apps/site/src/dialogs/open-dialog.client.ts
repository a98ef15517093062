import { type DialogHost, type DialogName, isDialogName } from './dialog-names.ts';

/** The address bar's part of an open dialog: the entry of the history it was pushed as. */
interface DialogEntry {
  readonly dialog: DialogName;
}

const here = () => location.pathname + location.search;

/**
 * Links with `data-dialog` open a dialog instead of leading to the form's page (MOD-01). React and the form come on the
 * first sign of intent, a click is never lost, and where anything fails to load the link does what links do.
 */
export function openDialogsOnIntent(): void {
  /** What the document itself was loaded for; a reload of an open dialog loads the form's page. */
  const loaded = here();
  let host: Promise<DialogHost> | null = null;

  function load(): Promise<DialogHost> {
    host ??= import('./dialogs.island.ts')
      .then(({ createDialogHost }) => createDialogHost(() => history.back()))
      .catch((error: unknown) => {
        host = null;
        throw error;
      });
    return host;
  }

  function linkOf(event: Event): HTMLAnchorElement | null {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    return link && isDialogName(link.dataset.dialog) ? link : null;
  }

  function prepare(event: Event) {
    const link = linkOf(event);
    if (!link || !isDialogName(link.dataset.dialog)) return;
    const name = link.dataset.dialog;
    load().then(
      (ready) => ready.prepare(name, link.pathname + link.search),
      // A click will try again, and lead to the page if that fails too.
      () => undefined,
    );
  }

  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, prepare, { passive: true });
  }

  document.addEventListener('click', async (event) => {
    const link = linkOf(event);
    const name = link?.dataset.dialog;
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isDialogName(name) || !plain || event.defaultPrevented) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    try {
      const ready = await load();
      const address = link.pathname + link.search;
      if (!ready.isOpen()) history.pushState({ dialog: name } satisfies DialogEntry, '', address);
      ready.open(name, address, link);
    } catch {
      // Without a line the form's page would be the browser's own error page, in place of what is open.
      if (navigator.onLine) location.assign(link.href);
    } finally {
      link.ariaBusy = null;
    }
  });

  addEventListener('popstate', async ({ state }) => {
    const address = here();
    if (isDialogName(state?.dialog) && address !== loaded) {
      const name = state.dialog;
      const ready = await load().catch(() => (navigator.onLine ? location.reload() : undefined));
      return ready?.open(name, address, null);
    }
    // Back from a form's page that was reloaded: the browser takes it for the page it was opened on.
    if (address !== loaded) return location.reload();
    (await host?.catch(() => null))?.close();
  });
}
