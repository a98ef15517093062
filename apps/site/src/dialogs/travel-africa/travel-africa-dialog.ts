import type { DialogDescription } from '../dialog-description.ts';

/** A journey across Africa (MOD-14). */
export const dialog: DialogDescription = { title: 'Enquire' };
