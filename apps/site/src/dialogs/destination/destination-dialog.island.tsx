import { destinationForm } from '@sundowner/enquiries/forms/kinds/destination';
import type { DialogPartProps } from '../dialog-part.ts';
import { FormDialog } from '../form/form-dialog.island.tsx';
import type { FormDialogContent } from '../form/form-dialog-content.ts';

/** A journey to one of the destinations, over the page (MOD-11). */
export function Part(props: DialogPartProps<FormDialogContent>) {
  return <FormDialog {...props} config={destinationForm} />;
}
