import { celebrationForm } from '@sundowner/enquiries/forms/kinds/celebration';
import { formReader } from '../form/form-reader.ts';

export const reader = formReader(celebrationForm);
