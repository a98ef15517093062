import type { DialogDescription } from '../dialog-description.ts';

/** A whole house to ask about (MOD-13). */
export const dialog: DialogDescription = { title: 'Enquire about a residence' };
