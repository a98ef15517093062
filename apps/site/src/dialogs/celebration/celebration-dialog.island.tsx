import { celebrationForm } from '@sundowner/enquiries/forms/kinds/celebration';
import type { DialogPartProps } from '../dialog-part.ts';
import { FormDialog } from '../form/form-dialog.island.tsx';
import type { FormDialogContent } from '../form/form-dialog-content.ts';

/** A celebration to plan, over the page (MOD-10). */
export function Part(props: DialogPartProps<FormDialogContent>) {
  return <FormDialog {...props} config={celebrationForm} />;
}
