import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { TelephoneDialogContent } from '../content/model/dialogs.ts';
import type { DialogHost } from './dialog-names.ts';
import { TelephoneDialog } from './telephone/telephone-dialog.island.tsx';

type Content = TelephoneDialogContent | 'loading' | 'failed';

/** The page a form's address says the visitor is on. */
function fromOf(address: string): string {
  return new URL(address, location.origin).searchParams.get('from') ?? '/';
}

/** The opener, or what opens the menu it stands in when that has closed behind it. */
function visible(opener: HTMLElement | null): HTMLElement | null {
  if (!opener || opener.checkVisibility()) return opener;
  const menu = opener.closest('[popover]')?.id;
  const buttons = menu ? document.querySelectorAll<HTMLElement>(`[popovertarget="${menu}"]`) : [];
  return [...buttons].find((button) => button.checkVisibility()) ?? null;
}

async function fetchContent(from: string): Promise<TelephoneDialogContent> {
  const response = await fetch(`/dialogs/telephone.json?from=${encodeURIComponent(from)}`, {
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The dialog's content answered ${response.status}.`);
  return response.json();
}

/**
 * One host draws every dialog of a page. It stays once drawn, so a dialog that is opened again still holds what was typed,
 * and one that is closed while sending still ends on the thank-you page.
 *
 * @param leave takes the dialog's address out of the history; the `popstate` that follows closes the dialog
 */
export function createDialogHost(leave: () => void): DialogHost {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  let opener: HTMLElement | null = null;
  let open = false;
  let leaving = false;
  let from: string | null = null;
  let content: Content = 'loading';

  function draw() {
    root.render(
      <TelephoneDialog
        open={open}
        content={content}
        from={from ?? '/'}
        onRetry={() => void load(from ?? '/')}
        onClose={leaveOnce}
      />,
    );
  }

  /** `popstate` comes a moment later: a second click until then would lead back past the page itself. */
  function leaveOnce() {
    if (leaving) return;
    leaving = true;
    leave();
  }

  async function load(of: string) {
    from = of;
    content = 'loading';
    draw();
    try {
      const fetched = await fetchContent(of);
      if (from === of) content = fetched;
    } catch {
      if (from === of) content = 'failed';
    }
    draw();
  }

  function prepare(address: string) {
    const wanted = fromOf(address);
    if (wanted !== from || content === 'failed') void load(wanted);
  }

  draw();
  return {
    prepare: (_name, address) => prepare(address),
    open(_name, address, by) {
      opener = by ?? opener;
      prepare(address);
      open = true;
      leaving = false;
      draw();
    },
    close() {
      if (!open) return;
      open = false;
      leaving = false;
      // At once: while the dialog is open nothing behind it can take focus.
      flushSync(draw);
      const goOn = () => visible(opener)?.focus({ preventScroll: true });
      goOn();
      // Back to an address with a fragment takes the focus away again, after this event.
      requestAnimationFrame(() => document.activeElement === document.body && goOn());
    },
    isOpen: () => open,
  };
}
