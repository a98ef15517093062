import type { DialogDescription } from '../dialog-description.ts';

/** Before a visitor leaves for Instagram (MOD-18). */
export const dialog: DialogDescription = {
  title: 'You are leaving for Instagram',
  frame: { backLabel: 'Leaving for Instagram', closeOnPhone: true },
};
