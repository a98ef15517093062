import type { ModalContent } from '../../content/forms/dialog-content.ts';
import type { DialogDescription, DialogOrigin } from '../dialog-description.ts';

/** Before a visitor leaves for Instagram (MOD-18). */
export const dialog: DialogDescription = {
  title: 'You are leaving for Instagram',
  frame: { closeOnPhone: true },
};

export interface InstagramDialogContent extends DialogOrigin {
  readonly words: ModalContent | null;
  readonly href: string;
}
