import { enhanceDownloads } from './downloads-list/downloads-list.client.ts';
import { enhanceFilm } from './film/film.client.ts';
import { enhanceFilteredList } from './filtered-list.client.ts';
import { enhanceFollowedMap } from './map/follow-map.client.ts';
import { enhanceShareLinks } from './share-links/share-links.client.ts';

/** Small parts that wait for a hand, in one script: each by itself would be another line in the script every page brings. */
const parts: Readonly<Record<string, (root: HTMLElement) => unknown>> = {
  downloads: enhanceDownloads,
  list: enhanceFilteredList,
  film: enhanceFilm,
  map: enhanceFollowedMap,
  // Dialogs bring it too: here it would be a file more that every page's script knows of.
  panorama: (root) => import('./panorama/panorama.client.ts').then((file) => file.enhancePanorama(root)),
  share: enhanceShareLinks,
};

/** Brings to life what `data-by-hand` names: one part, or several that share a root ("list downloads"). */
export function enhanceByHand(root: HTMLElement): Promise<unknown> {
  return Promise.all((root.dataset.byHand?.split(' ') ?? []).map((name) => parts[name]?.(root)));
}
