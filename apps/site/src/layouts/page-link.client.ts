/** The page a link leads to in this tab; `null` for one that leaves the site, opens a tab, downloads, or stays on this page. */
export function pageAt(link: HTMLAnchorElement | null): string | null {
  if (!link || link.origin !== location.origin || link.download || (link.target && link.target !== '_self'))
    return null;
  const page = link.pathname + link.search;
  return page === location.pathname + location.search ? null : page;
}

/** The page a click will lead to, if nothing else took it. */
export function pageOf(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return null;
  return target instanceof Element ? pageAt(target.closest('a[href]')) : null;
}
