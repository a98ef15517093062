import type { Safari } from '../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../plates/plates.ts';
import type { Authored } from './authored.ts';
import { plate } from './references.ts';

const safari = (
  dropDownTitle: string,
  position: number,
  property: Safari['property'],
  picture: PlateId,
  mobile: PlateId,
): Authored<Safari> => ({
  dropDownTitle,
  identifier: property,
  position,
  property,
  dropDownImage: plate(picture),
  dropdownImageMobi: plate(mobile),
  link: `/${property}/safaris`,
});

/** The cards of Our Safaris: Lion Sands, Monwana, Marataba (NAV-10). */
export const safaris: readonly Authored<Safari>[] = [
  safari('Lion Sands', 1, 'lionsands', 'boat-safari', 'elephants'),
  safari('Monwana', 2, 'monwana', 'photography', 'monwana'),
  safari('Marataba', 3, 'marataba', 'walking-safari', 'walking-safari'),
];
