import { emailForm } from '@sundowner/enquiries/forms/kinds/email';
import type { FormDialogContent } from '../../content/model/dialogs.ts';
import type { DialogPartProps } from '../dialog-part.ts';
import { FormDialog } from '../form/form-dialog.island.tsx';

/** Enquire by e-mail, over the page (MOD-09). */
export function Part(props: DialogPartProps<FormDialogContent>) {
  return <FormDialog {...props} config={emailForm} />;
}
