import { emailForm } from '@sundowner/enquiries/forms/kinds/email';
import { formReader } from '../form/form-reader.ts';

export const reader = formReader(emailForm);
