import { enhanceFilm } from './film/film.client.ts';
import { enhanceFilteredList } from './filtered-list.client.ts';
import { enhanceFollowedMap } from './map/follow-map.client.ts';
import { enhanceShareLinks } from './share-links/share-links.client.ts';

/** Small parts that wait for a hand, in one script: each by itself would be another line in the script every page brings. */
const parts: Readonly<Record<string, (root: HTMLElement) => unknown>> = {
  list: enhanceFilteredList,
  film: enhanceFilm,
  map: enhanceFollowedMap,
  // Dialogs bring it too: here it would be a file more that every page's script knows of.
  panorama: (root) => import('./panorama/panorama.client.ts').then((file) => file.enhancePanorama(root)),
  share: enhanceShareLinks,
};

/** Brings the part to life that `data-by-hand` names. */
export function enhanceByHand(root: HTMLElement): unknown {
  return parts[root.dataset.byHand ?? '']?.(root);
}
