import type { DialogName } from './dialog-names.ts';
import type { DialogModule } from './dialog-part.ts';

/** Where each dialog's script is; a dialog nobody opens is never fetched. */
export const dialogModules: Readonly<Record<DialogName, () => Promise<DialogModule>>> = {
  telephone: () => import('./telephone/telephone-dialog.island.tsx'),
  email: () => import('./email/email-dialog.island.tsx'),
  celebration: () => import('./celebration/celebration-dialog.island.tsx'),
  destination: () => import('./destination/destination-dialog.island.tsx'),
  experiences: () => import('./experiences/experiences-dialog.island.tsx'),
  residences: () => import('./residences/residences-dialog.island.tsx'),
  'travel-africa': () => import('./travel-africa/travel-africa-dialog.island.tsx'),
  book: () => import('./book/book-dialog.island.tsx'),
  '360-tours': () => import('./tours/tours-dialog.island.tsx'),
  'what-to-expect': () => import('./what-to-expect/what-to-expect-dialog.island.tsx'),
  amenities: () => import('./amenities/amenities-dialog.island.tsx'),
  instagram: () => import('./instagram/instagram-dialog.island.tsx'),
};
