import type { SafariEntry } from './entries.ts';
import type { PlateId } from './plates.ts';

const safari = (
  dropDownTitle: string,
  position: number,
  property: SafariEntry['property'],
  picture: PlateId,
): SafariEntry => ({
  dropDownTitle,
  identifier: property,
  position,
  property,
  dropDownImage: picture,
  link: `/${property}/safaris`,
});

/** The cards of Our Safaris: Lion Sands, Monwana, Marataba (NAV-10). */
export const safaris: readonly SafariEntry[] = [
  safari('Lion Sands', 1, 'lionsands', 'boat-safari'),
  safari('Monwana', 2, 'monwana', 'birding-hide'),
  safari('Marataba', 3, 'marataba', 'walking-safari'),
];
