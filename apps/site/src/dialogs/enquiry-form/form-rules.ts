/** What judges a form and makes it ready to be sent: a part of its own, fetched once something was typed. */
export { validateField, validateForm } from '@sundowner/enquiries/forms/validate';
export { sentValues } from './sent-values.ts';
