import type { DialogDescription } from '../dialog-description.ts';

/** What a lodge offers (MOD-18). */
export const dialog: DialogDescription = {
  title: 'Facilities and services',
  frame: { backLabel: 'Facilities and services', closeOnPhone: true },
};
