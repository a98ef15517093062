import type { DialogDescription } from '../dialog-description.ts';

/** A celebration to plan (MOD-10). */
export const dialog: DialogDescription = { title: 'Email us' };
