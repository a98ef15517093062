import { residencesForm } from '@sundowner/enquiries/forms/residences';
import { formReader } from '../form/form-reader.ts';

export const reader = formReader(residencesForm, 'enquireResidences');
