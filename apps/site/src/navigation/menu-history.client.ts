/** The history's part of an open menu: the entry it was pushed as. */
interface MenuEntry {
  readonly menu: string;
  /** How many entries of menus there are up to this one: the page they cover lies as many steps back. */
  readonly level: number;
}

const menuOf = (state: unknown) => (state as Partial<MenuEntry> | null)?.menu ?? '';

const entryOf = (menu: string, level: number): MenuEntry => ({ menu, level });

/** Steps from a menu's entry to the page that was reached from it: 0 where none was. */
function stepsToTheNextPage(): number {
  // Where the browser does not tell what lies ahead, nothing is known to.
  const all = window.navigation?.entries() ?? [];
  const here = window.navigation?.currentEntry?.index ?? -1;
  return all.slice(here + 1).findIndex(({ sameDocument }) => !sameDocument) + 1;
}

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
    // Where it will stand is known when it has come.
    if (onItsWay) return;
    const here = entries.indexOf(menuOf(history.state));
    while (entries.length > 0 && !open(entries.at(-1))) entries.pop();
    if (here >= entries.length) go(entries.length - here - 1);
  }

  function push(menu: string): void {
    history.pushState(entryOf(menu, entries.push(menu)), '');
  }

  // What was loaded anew at such an entry shows no menu: Back would do nothing there.
  if (menuOf(history.state)) go(-history.state.level);

  addEventListener('popstate', ({ state }) => {
    if (onItsWay) {
      onItsWay = false;
      for (const id of late.splice(0)) if (open(id)) push(id);
      return leave();
    }
    const id = menuOf(state);
    const kept = entries.indexOf(id) + 1;
    for (const left of entries.splice(kept).reverse()) menuBy(left)?.hidePopover();
    if (!id || open(id)) return;
    // One that had closed under another is passed by.
    if (kept) return leave();
    // Forward to a menu shows it, or goes on to the page that was reached from it.
    const on = stepsToTheNextPage();
    if (on) return history.go(on);
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
        history.replaceState(entryOf(id, entries.length), '');
        entries.splice(-1, 1, id);
      } else push(id);
    },
  };
}
