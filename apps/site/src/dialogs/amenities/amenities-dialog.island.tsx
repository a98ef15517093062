import { loadedPart } from '../loaded-part.island.tsx';
import { View } from './amenities-view.tsx';

/** What a lodge offers, over the page (MOD-18). */
export const Part = loadedPart(View, { headingId: (content) => `amenities-${content?.tag ?? 'waiting'}` });
