import { afterPaint } from '../ui/after-paint.client.ts';
import { menusInHistory } from './menu-history.client.ts';

/**
 * What the menus gain with scripts. They open, close, toggle and give way to one another as native popovers; this adds their
 * state for assistive technology, leaving by Tab, and where focus goes.
 */
export function enhanceMenus(): void {
  const menus = [...document.querySelectorAll<HTMLElement>('[data-menu]')];
  // A browser without popovers shows plain lists.
  if (!menus[0]?.showPopover) return;
  const wide = matchMedia('(min-width: 1121px)');
  const hangs = CSS.supports('top', 'anchor(--bar bottom)');
  /** The button each menu was last opened with: some have two. */
  const openers = new WeakMap<HTMLElement, HTMLElement>();
  let left: HTMLElement | null = null;

  const isOpen = (menu: HTMLElement) => menu.matches(':popover-open');
  const buttonsOf = ({ id }: HTMLElement) =>
    document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`);
  const closeAll = () => {
    for (const menu of menus) if (isOpen(menu)) menu.hidePopover();
  };
  const say = (menu: HTMLElement, open: boolean) => {
    for (const button of buttonsOf(menu)) {
      button.ariaExpanded = String(open);
      // The link beside it, where the entry is a page too.
      button.parentElement?.querySelector(':scope > a')?.toggleAttribute('data-open', open);
    }
  };
  /** On a phone a menu is all there is: what lies behind cannot be reached. */
  const cover = (menu: HTMLElement, covered: boolean) => {
    for (const part of document.body.children)
      part.toggleAttribute('inert', covered && !wide.matches && !part.contains(menu));
  };

  const inHistory = menusInHistory(isOpen);

  document.documentElement.dataset.menus = '';
  for (const menu of menus) {
    say(menu, isOpen(menu));
    // Its words come first, its pictures a frame later, where they have their room.
    menu.toggleAttribute('data-bare', !isOpen(menu));
    menu.addEventListener('beforetoggle', (event) => {
      const open = event.newState === 'open';
      say(menu, open);
      if (!open) {
        // A dialog that closes the menu can be reached at once.
        cover(
          menu,
          menus.some((other) => other !== menu && isOpen(other)),
        );
        left = menu.contains(document.activeElement) ? menu : null;
        return;
      }
      // At once: Back may be pressed before the menu is painted.
      if (!wide.matches) inHistory.opens(menu);
      if (!hangs) {
        const { bottom = 0 } = menu.closest('header')?.getBoundingClientRect() ?? {};
        document.documentElement.style.setProperty('--menu-top', `${bottom}px`);
      }
    });
    menu.addEventListener('toggle', (event) => {
      const open = event.newState === 'open';
      if (open)
        afterPaint(() => {
          menu.toggleAttribute('data-bare', false);
          // Styles every element of the page anew.
          cover(menu, menus.some(isOpen));
        });
      if (open && !wide.matches) menu.querySelector<HTMLElement>(':scope > div h2')?.focus();
      // The browser gives focus back from the first open menu only, and to a button that may be hidden.
      const lost = left === menu || document.activeElement === document.body;
      if (!open && lost) openers.get(menu)?.focus({ preventScroll: true });
      left = null;
      if (!open) inHistory.closed();
    });
  }

  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[popovertarget]:not([popovertargetaction])');
    const menu = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (button && menu) openers.set(menu, button);
    const across = document.getElementById(
      target.closest<HTMLElement>('[data-menu-across]')?.dataset.menuAcross ?? '',
    );
    if (across) {
      closeAll();
      left = null;
      across.showPopover();
      buttonsOf(across)[0]?.focus();
    }
    // A link to a part of this page leaves nothing in front of it.
    const link = target.closest<HTMLAnchorElement>('[data-menu] a[href*="#"]');
    if (link?.pathname !== location.pathname) return;
    // In place of the menu's entry: Back leads to where the menu was opened.
    if (!wide.matches && !event.defaultPrevented && link.origin === location.origin) {
      event.preventDefault();
      location.replace(link.href);
    }
    closeAll();
  });
  // Tab leaves and closes.
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-menu]:popover-open')) return;
    if (!menus.some((menu) => isOpen(menu) && [...buttonsOf(menu)].some((button) => button === target)))
      closeAll();
  });
  wide.addEventListener('change', closeAll);
  // Back to a page the browser kept shows it as it was, without a menu over it.
  addEventListener('pagehide', closeAll);
}
