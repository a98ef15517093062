import { emailForm } from '@sundowner/enquiries/forms/kinds/email';
import type { DialogPartProps } from '../dialog-part.ts';
import { FormDialog } from '../form/form-dialog.island.tsx';
import type { FormDialogContent } from '../form/form-dialog-content.ts';

/** Enquire by e-mail, over the page (MOD-09). */
export function Part(props: DialogPartProps<FormDialogContent>) {
  return <FormDialog {...props} config={emailForm} />;
}
