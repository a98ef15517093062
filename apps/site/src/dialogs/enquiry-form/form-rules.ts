/** What judges a form, makes it ready to be sent and counts its success: a part of its own, fetched once something was typed. */
export { validateField, validateForm } from '@sundowner/enquiries/forms/validate';
export { recordConversion } from './conversion.ts';
export { sentValues } from './sent-values.ts';
