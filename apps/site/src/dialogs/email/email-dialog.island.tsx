import { emailForm } from '@sundowner/enquiries/forms/kinds/email';
import { formPart } from '../form/form-dialog.island.tsx';

/** Enquire by e-mail, over the page (MOD-09). */
export const Part = formPart(emailForm);
