import type { DialogName } from './dialog-names.ts';

/** What a dialog is called while it is fetched. */
export const dialogTitles: Readonly<Record<DialogName, string>> = {
  telephone: 'Call us',
  email: 'Email us',
  celebration: 'Email us',
  destination: 'Your travel plans',
  experiences: 'Enquire about an experience',
  residences: 'Enquire about a residence',
  'travel-africa': 'Enquire',
  book: 'Book & pay online',
  '360-tours': '360° tours',
  'what-to-expect': 'What to expect',
  amenities: 'Amenities',
  instagram: 'You are leaving for Instagram',
};
