import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type DialogAddress, type DialogHost, dialogAt } from './dialog-address.ts';
import { loadDialog } from './dialog-modules.ts';
import type { DialogModule, DialogPartProps } from './dialog-part.ts';
import { HostedDialog } from './hosted-dialog.island.tsx';

type Content = DialogPartProps<never>['content'];

/** A dialog that was opened, or pointed at, on this page. */
interface Drawn extends DialogAddress {
  from: string;
  query: string;
  content: Content;
  part: DialogModule['Part'] | null;
  script: Promise<void> | null;
  scriptFailed: boolean;
  opener: HTMLElement | null;
}

/** The opener, or what opens the menu it stands in when that has closed behind it. */
function visible(opener: HTMLElement | null): HTMLElement | null {
  if (!opener || opener.checkVisibility()) return opener;
  const menu = opener.closest('[popover]')?.id;
  const buttons = menu ? document.querySelectorAll<HTMLElement>(`[popovertarget="${menu}"]`) : [];
  return [...buttons].find((button) => button.checkVisibility()) ?? null;
}

async function fetchContent({ path, from }: Drawn): Promise<Content> {
  const address = `${path.replace('/enquire/', '/dialogs/')}.json?from=${encodeURIComponent(from)}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  return response.ok ? ((await response.json()) as never) : 'failed';
}

/**
 * A part whose styles do not come is still a part: it works, and its script says whether it can be had. Vite would refuse it, and what was
 * typed would wait for a style sheet (https://vite.dev/guide/build#load-error-handling).
 */
addEventListener('vite:preloadError', (event) => {
  const { payload } = event as Event & { readonly payload?: Error };
  if (payload?.message.includes('CSS')) event.preventDefault();
});

/**
 * One host draws every dialog of a page. Each stays once drawn, so one that is opened again still holds what was typed, and
 * one that is closed while sending still ends on its thank-you. One is open at a time; where a dialog leads to another, Back
 * leads to the first.
 *
 * @param leave takes the dialog's address out of the history; the `popstate` that follows closes the dialog
 */
export function createDialogHost(leave: () => void): DialogHost {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const drawn = new Map<string, Drawn>();
  let current: Drawn | null = null;
  /** What the first of several dialogs in a row was opened with. */
  let pageOpener: HTMLElement | null = null;
  let leaving = false;

  function draw() {
    root.render(
      [...drawn.values()].map((dialog) => (
        <HostedDialog
          key={dialog.path}
          name={dialog.name}
          open={dialog === current}
          content={dialog.content}
          from={dialog.from}
          query={dialog.query}
          part={dialog.part}
          scriptFailed={dialog.scriptFailed}
          onRetry={() => void retry(dialog)}
          onClose={leaveOnce}
        />
      )),
    );
  }

  /** `popstate` comes a moment later: a second click until then would lead back past the page itself. */
  function leaveOnce() {
    if (leaving) return;
    leaving = true;
    leave();
  }

  async function loadContent(dialog: Drawn) {
    const { from } = dialog;
    dialog.content = 'loading';
    draw();
    const fetched = await fetchContent(dialog).catch(() => 'failed' as const);
    if (dialog.from === from) dialog.content = fetched;
    draw();
  }

  function loadScript(dialog: Drawn): Promise<void> {
    dialog.script ??= loadDialog(dialog.name)
      .then(({ Part }) => {
        dialog.part = Part;
        dialog.scriptFailed = false;
        draw();
      })
      .catch((error: unknown) => {
        dialog.script = null;
        dialog.scriptFailed = true;
        draw();
        throw error;
      });
    return dialog.script;
  }

  async function retry(dialog: Drawn) {
    if (dialog.content === 'failed') void loadContent(dialog);
    await loadScript(dialog).catch(() => undefined);
  }

  function prepare(address: string, opener: HTMLElement | null): Drawn | null {
    const { pathname, search, searchParams } = new URL(address, location.origin);
    const at = dialogAt(pathname);
    if (!at) return null;
    const from = searchParams.get('from') ?? '/';
    const carried = opener?.dataset.dialogContent;
    const known = drawn.get(at.path);
    const dialog: Drawn = known ?? {
      ...at,
      from,
      query: search,
      content: 'failed',
      part: null,
      script: null,
      scriptFailed: false,
      opener: null,
    };
    drawn.set(at.path, dialog);
    const stale = dialog.from !== from || dialog.content === 'failed';
    dialog.from = from;
    dialog.query = search;
    // What the page already carries is not asked for again (MOD-05: the amenities).
    if (carried && stale) dialog.content = JSON.parse(carried) as never;
    else if (stale) void loadContent(dialog);
    return dialog;
  }

  return {
    prepare(address, opener) {
      // Pointed at a moment before another link to it was followed: what is open stays what it is about.
      if (current?.path === dialogAt(new URL(address, location.origin).pathname)?.path) return;
      const dialog = prepare(address, opener);
      // A click will try again, and lead to the page if that fails too.
      if (dialog) loadScript(dialog).catch(() => undefined);
    },
    async open(address, opener) {
      const before = current;
      const dialog = prepare(address, opener);
      if (!dialog) return;
      dialog.opener = opener ?? dialog.opener;
      if (!before) pageOpener = dialog.opener;
      current = dialog;
      leaving = false;
      flushSync(draw);
      // Back in the dialog that led to another: on the link that did.
      if (!opener && before?.opener?.checkVisibility()) before.opener.focus({ preventScroll: true });
      await loadScript(dialog);
    },
    close() {
      if (!current) return;
      const back = visible(current.opener) ?? visible(pageOpener);
      current = null;
      leaving = false;
      // At once: while the dialog is open nothing behind it can take focus.
      flushSync(draw);
      const goOn = () => back?.focus({ preventScroll: true });
      goOn();
      // Back to an address with a fragment takes the focus away again, after this event.
      requestAnimationFrame(() => document.activeElement === document.body && goOn());
    },
  };
}
