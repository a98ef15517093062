import { loadedPart } from '../loaded-part.island.tsx';
import { View } from './book-view.tsx';

/** Bookings & Availability over the page (MOD-07). */
export const Part = loadedPart(View, { headingId: 'book-heading', wide: true });
