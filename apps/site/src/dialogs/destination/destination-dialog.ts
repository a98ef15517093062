import type { DialogDescription } from '../dialog-description.ts';

/** A journey to one of the destinations (MOD-11). */
export const dialog: DialogDescription = { title: 'Your travel plans' };
