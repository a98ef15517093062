import { travelAfricaForm } from '@sundowner/enquiries/forms/kinds/travel-africa';
import { formPart } from '../form/form-dialog.island.tsx';

/** A journey across Africa, over the page (MOD-14). */
export const Part = formPart(travelAfricaForm);
