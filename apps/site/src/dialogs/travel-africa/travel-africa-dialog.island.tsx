import { travelAfricaForm } from '@sundowner/enquiries/forms/kinds/travel-africa';
import type { DialogPartProps } from '../dialog-part.ts';
import { FormDialog } from '../form/form-dialog.island.tsx';
import type { FormDialogContent } from '../form/form-dialog-content.ts';

/** A journey across Africa, over the page (MOD-14). */
export function Part(props: DialogPartProps<FormDialogContent>) {
  return <FormDialog {...props} config={travelAfricaForm} />;
}
