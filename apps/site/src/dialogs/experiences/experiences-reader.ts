import { experiencesForm } from '@sundowner/enquiries/forms/kinds/experiences';
import { formReader } from '../form/form-reader.ts';

export const reader = formReader(experiencesForm);
