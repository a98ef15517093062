import { experiencesForm } from '@sundowner/enquiries/forms/kinds/experiences';
import type { DialogPartProps } from '../dialog-part.ts';
import { FormDialog } from '../form/form-dialog.island.tsx';
import type { FormDialogContent } from '../form/form-dialog-content.ts';

/** An experience to ask about, over the page (MOD-12). */
export function Part(props: DialogPartProps<FormDialogContent>) {
  return <FormDialog {...props} config={experiencesForm} />;
}
