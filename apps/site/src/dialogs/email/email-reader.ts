import { emailForm } from '@sundowner/enquiries/forms/email';
import { formReader } from '../form/form-reader.ts';

export const reader = formReader(emailForm, 'enquireEmail');
