import type { DialogName } from './dialog-names.ts';

/** What a dialog is called while it is fetched. */
export const dialogTitles: Readonly<Record<DialogName, string>> = {
  telephone: 'Call us',
  book: 'Book & pay online',
  '360-tours': '360° tours',
  'what-to-expect': 'What to expect',
  amenities: 'Amenities',
  instagram: 'You are leaving for Instagram',
};
