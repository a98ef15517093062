import { enhanceFilteredList } from './filtered-list.client.ts';
import { enhanceFollowedMap } from './map/follow-map.client.ts';
import { enhanceShareLinks } from './share-links/share-links.client.ts';

/** Small parts that wait for a hand, in one script: each by itself would be another line in the script every page brings. */
const parts: Readonly<Record<string, (root: HTMLElement) => void>> = {
  list: enhanceFilteredList,
  map: enhanceFollowedMap,
  share: enhanceShareLinks,
};

/** Brings the part to life that `data-by-hand` names. */
export function enhanceByHand(root: HTMLElement): void {
  parts[root.dataset.byHand ?? '']?.(root);
}
