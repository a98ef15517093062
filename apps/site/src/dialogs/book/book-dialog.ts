import type { DialogDescription } from '../dialog-description.ts';

/** Bookings & Availability (MOD-07). */
export const dialog: DialogDescription = {
  title: 'Book & pay online',
  frame: { backLabel: 'Bookings & Availability' },
};
