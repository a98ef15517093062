import { pageAt } from './page-link.client.ts';

/** As many pages as one page fetches ahead at most (RT-14). */
const most = 6;

/**
 * Fetches ahead the pages that links in view lead to: when the browser has nothing to do, six at most, never a form, and nothing on
 * a slow line, without one, or where the visitor saves data (RT-14).
 */
export function prefetchWhenIdle(): void {
  const { connection } = navigator;
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(prefetchInView, { timeout: 2000 });
  else setTimeout(prefetchInView, 2000);
}

function prefetchInView(): void {
  const fetched = new Set<string>();
  const watch = new IntersectionObserver((seen) => {
    // Whether a link is visible is asked of all before the first hint: each hint lets the browser work out the page's styles anew.
    const inView = seen.filter(
      ({ isIntersecting, target }) => isIntersecting && target.checkVisibility({ visibilityProperty: true }),
    );
    for (const { target } of inView) {
      const page = pageAt(target as HTMLAnchorElement);
      // Without a line every hint would fail, and say so on the console.
      if (!page || fetched.has(page) || fetched.size === most || !navigator.onLine) continue;
      fetched.add(page);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = page;
      document.head.append(hint);
    }
    if (fetched.size === most) watch.disconnect();
  });
  for (const link of document.links) {
    // A choice that this page shows without being loaded anew is no page to fetch.
    const elsewhere = !link.dataset.choice && !/^\/(enquir|my-enquiry|media\/|thank-you)/.test(link.pathname);
    if (elsewhere && pageAt(link as HTMLAnchorElement)) watch.observe(link);
  }
}
