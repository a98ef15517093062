import { enhanceDownloads } from './downloads-list/downloads-list.client.ts';
import { enhanceFilm } from './film/film.client.ts';
import { enhanceFilteredList } from './filtered-list.client.ts';
import { enhanceFollowedMap } from './map/follow-map.client.ts';
import { enhancePanorama } from './panorama/panorama.client.ts';
import { enhanceShareLinks } from './share-links/share-links.client.ts';

/** Small parts that wait for a hand, in one script: each by itself would be another line in the script every page brings. */
const parts: Readonly<Record<string, (root: HTMLElement) => unknown>> = {
  downloads: enhanceDownloads,
  list: enhanceFilteredList,
  film: enhanceFilm,
  map: enhanceFollowedMap,
  panorama: enhancePanorama,
  share: enhanceShareLinks,
};

/** Brings to life what `data-by-hand` names: one part, or several that share a root ("list downloads"). */
export function enhanceByHand(root: HTMLElement): void {
  for (const name of root.dataset.byHand?.split(' ') ?? []) parts[name]?.(root);
}
