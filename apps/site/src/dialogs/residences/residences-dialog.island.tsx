import { residencesForm } from '@sundowner/enquiries/forms/kinds/residences';
import type { DialogPartProps } from '../dialog-part.ts';
import { FormDialog } from '../form/form-dialog.island.tsx';
import type { FormDialogContent } from '../form/form-dialog-content.ts';

/** A whole house to ask about, over the page (MOD-13). */
export function Part(props: DialogPartProps<FormDialogContent>) {
  return <FormDialog {...props} config={residencesForm} />;
}
