import type { DialogDescription } from '../dialog-description.ts';

/** The 360 degree tours (MOD-06). */
export const dialog: DialogDescription = { title: '360° tours', frame: { backLabel: '360° tours' } };
