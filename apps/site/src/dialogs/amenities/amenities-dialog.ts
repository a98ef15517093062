import type { DialogDescription } from '../dialog-description.ts';

/** What a lodge offers (MOD-18). */
export const dialog: DialogDescription = { title: 'Amenities', frame: { closeOnPhone: true } };
