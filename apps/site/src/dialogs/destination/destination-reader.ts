import { destinationForm } from '@sundowner/enquiries/forms/kinds/destination';
import { formReader } from '../form/form-reader.ts';

export const reader = formReader(destinationForm);
