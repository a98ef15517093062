/**
 * The history's part of an open lightbox. It is told as a menu's: a page that is loaded anew at such an entry steps back by itself
 * (navigation/menu-history.client.ts).
 */
interface LightboxEntry {
  readonly menu: 'lightbox';
  readonly level: 1;
  readonly label: string;
}

interface LightboxHistory {
  /** Call when a press has opened it. */
  readonly opened: () => void;
  /** Call when it has closed, however it was. */
  readonly closed: () => void;
}

/**
 * Lets Back close a lightbox instead of leaving the page: an entry stands in the history, at the page's own address, while it is open,
 * and goes with it. Forward shows the picture again.
 */
export function lightboxInHistory(
  dialog: HTMLDialogElement,
  label: string,
  open: () => void,
): LightboxHistory {
  const isOwn = (state: Partial<LightboxEntry> | null) => state?.menu === 'lightbox' && state.label === label;
  const push = () => history.pushState({ menu: 'lightbox', level: 1, label } satisfies LightboxEntry, '');
  let leaving = false;

  // Before those that listen for dialogs and menus: what a lightbox left behind is none of theirs.
  addEventListener(
    'popstate',
    (event) => {
      if (leaving) {
        leaving = false;
        event.stopImmediatePropagation();
        if (dialog.open) push();
      } else if (isOwn(event.state)) {
        event.stopImmediatePropagation();
        if (!dialog.open) open();
      } else if (dialog.open) {
        event.stopImmediatePropagation();
        dialog.close();
      }
    },
    { capture: true },
  );

  return {
    opened() {
      // Opened again while the history was on its way: it has its entry when that has come. Opened again before its close was told: it
      // still has the one it had.
      if (!leaving && !isOwn(history.state)) push();
    },
    closed() {
      // A close is told a frame later, and by then Forward or a press may have opened it again.
      if (dialog.open || leaving || !isOwn(history.state)) return;
      leaving = true;
      history.back();
    },
  };
}
