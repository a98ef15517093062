import { celebrationForm } from '@sundowner/enquiries/forms/celebration';
import { formReader } from '../form/form-reader.ts';

export const reader = formReader(celebrationForm, 'enquireCelebration');
