/** Where a key leads among `count` tabs, or `null` for a key that is none of theirs. */
export function tabAfter(key: string, current: number, count: number, rightToLeft: boolean): number | null {
  const [next, previous] = rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === next) return (current + 1) % count;
  if (key === previous) return (current + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Makes tabs of a list of links and the panels they lead to. The address keeps the chosen one as its fragment. */
export function enhanceTabs(root: HTMLElement): void {
  const list = root.querySelector('ul');
  const bar = list?.parentElement;
  const links = [...root.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')];
  const panels = links.map((link) => document.getElementById(link.hash.slice(1)));
  if (!list || !bar || panels.includes(null)) return;

  root.dataset.live = '';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', bar.getAttribute('aria-label') ?? '');
  bar.setAttribute('role', 'presentation');
  bar.removeAttribute('aria-label');
  for (const [place, link] of links.entries()) {
    const panel = panels[place];
    link.parentElement?.setAttribute('role', 'presentation');
    link.setAttribute('role', 'tab');
    link.id = `${panel?.id}-tab`;
    link.setAttribute('aria-controls', panel?.id ?? '');
    panel?.setAttribute('role', 'tabpanel');
    panel?.removeAttribute('aria-label');
    panel?.setAttribute('aria-labelledby', link.id);
    panel?.setAttribute('tabindex', '0');
  }

  function choose(chosen: number) {
    for (const [place, link] of links.entries()) {
      link.setAttribute('aria-selected', String(place === chosen));
      link.tabIndex = place === chosen ? 0 : -1;
      panels[place]?.toggleAttribute('hidden', place !== chosen);
    }
  }

  function placeOf(hash: string) {
    return links.findIndex((link) => link.hash === hash);
  }

  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    choose(placeOf(link.hash));
    history.replaceState(history.state, '', link.hash);
  });
  list.addEventListener('keydown', (event) => {
    const current = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (current < 0) return;
    if (event.key === ' ') {
      event.preventDefault();
      links[current]?.click();
      return;
    }
    const rightToLeft = getComputedStyle(root).direction === 'rtl';
    const next = tabAfter(event.key, current, links.length, rightToLeft);
    if (next === null) return;
    event.preventDefault();
    links[next]?.focus();
    links[next]?.click();
  });
  addEventListener('hashchange', () => placeOf(location.hash) >= 0 && choose(placeOf(location.hash)));
  choose(Math.max(0, placeOf(location.hash)));
}
