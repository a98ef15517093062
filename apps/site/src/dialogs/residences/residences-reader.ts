import { residencesForm } from '@sundowner/enquiries/forms/kinds/residences';
import { formReader } from '../form/form-reader.ts';

export const reader = formReader(residencesForm);
