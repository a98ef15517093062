import type { DialogDescription } from '../dialog-description.ts';

/** An experience to ask about (MOD-12). */
export const dialog: DialogDescription = { title: 'Enquire about an experience' };
