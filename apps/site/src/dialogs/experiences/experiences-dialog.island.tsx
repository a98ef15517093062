import { experiencesForm } from '@sundowner/enquiries/forms/kinds/experiences';
import { formPart } from '../form/form-dialog.island.tsx';

/** An experience to ask about, over the page (MOD-12). */
export const Part = formPart(experiencesForm);
