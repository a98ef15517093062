import type { DialogDescription } from '../dialog-description.ts';

/** Enquire by e-mail (MOD-09). */
export const dialog: DialogDescription = { title: 'Email us' };
