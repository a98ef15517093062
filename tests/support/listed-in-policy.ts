import type { KeptInBrowser } from '../../apps/site/src/views/cookie-policy/kept-in-browser.ts';

/** Whether something found in a browser is in the list of the cookie policy. */
export function isListed(
  found: Pick<KeptInBrowser, 'name' | 'place'>,
  list: readonly Pick<KeptInBrowser, 'name' | 'place'>[],
): boolean {
  return list.some(({ name, place }) => {
    if (place !== found.place) return false;
    return name.endsWith('…') ? found.name.startsWith(name.slice(0, -1)) : found.name === name;
  });
}
