import { destinationForm } from '@sundowner/enquiries/forms/kinds/destination';
import { formPart } from '../form/form-dialog.island.tsx';

/** A journey to one of the destinations, over the page (MOD-11). */
export const Part = formPart(destinationForm);
