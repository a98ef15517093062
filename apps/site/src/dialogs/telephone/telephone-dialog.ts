import type { DialogDescription } from '../dialog-description.ts';
import type { CommonFormContent } from '../form/form-dialog-content.ts';

/** The telephone dialog (MOD-08). */
export const dialog: DialogDescription = { title: 'Call us' };

/** What `GET /dialogs/telephone.json?from=` answers and what the form's own page is drawn from: nothing of its own. */
export type TelephoneDialogContent = CommonFormContent;
