import { experiencesForm } from '@sundowner/enquiries/forms/kinds/experiences';
import type { FormDialogContent } from '../../content/model/dialogs.ts';
import type { DialogPartProps } from '../dialog-part.ts';
import { FormDialog } from '../form/form-dialog.island.tsx';

/** An experience to ask about, over the page (MOD-12). */
export function Part(props: DialogPartProps<FormDialogContent>) {
  return <FormDialog {...props} config={experiencesForm} />;
}
