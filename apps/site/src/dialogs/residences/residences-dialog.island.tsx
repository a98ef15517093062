import { residencesForm } from '@sundowner/enquiries/forms/kinds/residences';
import { formPart } from '../form/form-dialog.island.tsx';

/** A whole house to ask about, over the page (MOD-13). */
export const Part = formPart(residencesForm);
