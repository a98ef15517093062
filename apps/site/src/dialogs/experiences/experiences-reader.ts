import { experiencesForm } from '@sundowner/enquiries/forms/experiences';
import { formReader } from '../form/form-reader.ts';

export const reader = formReader(experiencesForm, 'enquireExperiences');
