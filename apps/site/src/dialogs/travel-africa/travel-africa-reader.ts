import { travelAfricaForm } from '@sundowner/enquiries/forms/kinds/travel-africa';
import { formReader } from '../form/form-reader.ts';

export const reader = formReader(travelAfricaForm);
