/** The history's part of an open menu: the entry it was pushed as. */
interface MenuEntry {
  readonly menu: string;
}

const menuOf = (state: unknown) => (state as Partial<MenuEntry> | null)?.menu ?? '';

/** A press that closes one menu may be the click that opens the next, or a dialog: that takes the entry over. */
const afterTheClick = 300;

interface MenuHistory {
  /** Call before a menu opens. */
  readonly opens: (menu: HTMLElement) => void;
  /** Call when one or more have closed, however they were. */
  readonly closed: () => void;
}

/**
 * Lets Back close a menu that covers the page, one level at a time, instead of leaving the page: an entry stands in the history while
 * it is open, and goes with it. The page keeps its address, so nothing else notices.
 */
export function menusInHistory(isOpen: (menu: HTMLElement) => boolean): MenuHistory {
  /** Menus with an entry, outermost first. */
  const entries: string[] = [];
  /** Opened while the history was on its way. */
  const late: string[] = [];
  let leaving = 0;
  let onItsWay = false;
  const menuBy = (id: string) => document.getElementById(id);
  const open = (id = '') => {
    const menu = menuBy(id);
    return menu !== null && isOpen(menu);
  };

  function go(by: number): void {
    onItsWay = true;
    history.go(by);
  }

  /** Leaves the entries of menus that have closed. */
  function leave(): void {
    const here = entries.indexOf(menuOf(history.state));
    while (entries.length > 0 && !open(entries.at(-1))) entries.pop();
    if (here >= entries.length) go(entries.length - here - 1);
  }

  function push(menu: string): void {
    history.pushState({ menu } satisfies MenuEntry, '');
    entries.push(menu);
  }

  // What was loaded anew at such an entry shows no menu: Back would do nothing there.
  if (menuOf(history.state)) go(-1);

  addEventListener('popstate', ({ state }) => {
    if (onItsWay) {
      onItsWay = false;
      for (const id of late.splice(0)) if (open(id)) push(id);
      return;
    }
    const id = menuOf(state);
    const kept = entries.indexOf(id) + 1;
    for (const left of entries.splice(kept).reverse()) if (open(left)) menuBy(left)?.hidePopover();
    if (!id || open(id)) return;
    // Forward to a menu shows it; one that had closed under another is passed by.
    if (kept) return leave();
    entries.push(id);
    menuBy(id)?.showPopover();
  });

  return {
    closed() {
      clearTimeout(leaving);
      leaving = window.setTimeout(leave, afterTheClick);
    },
    opens({ id }) {
      const last = entries.at(-1);
      if (last === id) return;
      if (onItsWay) late.push(id);
      else if (last === menuOf(history.state) && !open(last)) {
        history.replaceState({ menu: id } satisfies MenuEntry, '');
        entries.splice(-1, 1, id);
      } else push(id);
    },
  };
}
