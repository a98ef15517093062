/** What the menu gains with scripts: focus stays with it, Escape and a link within the page close it (NAV-12). */
export function enhanceMobileMenu(menu: HTMLDetailsElement): void {
  const bar = menu.closest('header');
  const toggle = menu.querySelector('summary');
  const others = () => [...document.body.children].filter((part) => part !== bar);

  menu.addEventListener('toggle', () => {
    for (const part of others()) part.toggleAttribute('inert', menu.open);
  });
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    toggle?.focus();
  });
  // Turned or widened to the desktop navigation, the menu has no toggle left to close it with.
  matchMedia('(min-width: 1121px)').addEventListener('change', ({ matches }) => {
    if (matches) menu.open = false;
  });
}
