import type { DialogDescription } from '../dialog-description.ts';

/** What to expect of an experience or a place (MOD-15). */
export const dialog: DialogDescription = { title: 'What to expect', frame: { backLabel: 'What to expect' } };
