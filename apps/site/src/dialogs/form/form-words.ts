import type { FormConfig } from '@sundowner/enquiries/forms/form';
import type { ContactDetails } from '../../content/site/contact-details.ts';

type Hours = Pick<ContactDetails, 'week'>;

/** What a form says of itself where editors wrote nothing; by when it is answered only where there are hours to keep that in. */
export function formIntro({ hint, promise }: Pick<FormConfig, 'hint' | 'promise'>, contact: Hours | null) {
  const hasHours = contact?.week.some((day) => day !== null) ?? false;
  return [hint, hasHours ? promise : undefined].filter(Boolean).join(' ');
}

/** In the place of a telephone number, before there are contact details. */
export const noNumber = 'Our telephone number follows shortly. What you write here reaches us already.';
