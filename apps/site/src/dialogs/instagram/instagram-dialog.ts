import type { DialogDescription } from '../dialog-description.ts';

/** Before a visitor leaves for Instagram (MOD-18). */
export const dialog: DialogDescription = {
  title: 'You are leaving for Instagram',
  frame: { closeOnPhone: true },
};
