/** The page a link leads to in this tab; `null` for one that leaves the site, opens a tab, stays on this page, or leads to a file. */
export function pageAt(link: HTMLAnchorElement | null): string | null {
  if (!link || link.origin !== location.origin || link.download || (link.target && link.target !== '_self'))
    return null;
  if (/\.\w+$/.test(link.pathname)) return null;
  const page = link.pathname + link.search;
  return page === location.pathname + location.search ? null : page;
}

/** The page a click will lead to, if nothing else took it. */
export function pageOf(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return null;
  return target instanceof Element ? pageAt(target.closest('a[href]')) : null;
}
