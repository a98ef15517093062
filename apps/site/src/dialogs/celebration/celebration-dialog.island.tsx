import { celebrationForm } from '@sundowner/enquiries/forms/kinds/celebration';
import { formPart } from '../form/form-dialog.island.tsx';

/** A celebration to plan, over the page (MOD-10). */
export const Part = formPart(celebrationForm);
