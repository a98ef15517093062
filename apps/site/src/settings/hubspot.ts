import { settingGroup } from '@sundowner/settings/group';
import { setting } from '@sundowner/settings/row';
import * as shape from '@sundowner/settings/shapes';

const form = {
  standard: null,
  readBy: ['site'],
  words: 'The form of each kind; a kind without one is not sent',
} as const;

/** Where enquiries go as submissions of HubSpot's forms; `null` switches the CRM off. */
export const hubspot = settingGroup(
  {
    portalId: setting('HUBSPOT_PORTAL_ID', shape.identifier, {
      standard: null,
      readBy: ['site'],
      words: 'Switches the CRM on, together with at least one form',
    }),
    email: setting('HUBSPOT_FORM_EMAIL', shape.identifier, form),
    telephone: setting('HUBSPOT_FORM_TELEPHONE', shape.identifier, form),
    travelAfrica: setting('HUBSPOT_FORM_TRAVEL_AFRICA', shape.identifier, form),
    newsletter: setting('HUBSPOT_FORM_NEWSLETTER', shape.identifier, form),
    baseUrl: setting('HUBSPOT_BASE_URL', shape.webAddress, {
      standard: 'https://api.hsforms.com',
      readBy: ['site'],
      words: 'Where the CRM is',
    }),
  },
  ({ portalId, baseUrl, ...forms }, check) => {
    const hasForm = Object.values(forms).some((id) => id !== null);
    if (portalId === null && hasForm) {
      check.problem(
        'HUBSPOT_PORTAL_ID is missing though a HUBSPOT_FORM_… is set; set it, or unset the forms.',
      );
    }
    if (portalId !== null && !hasForm) {
      check.problem(
        'HUBSPOT_PORTAL_ID is set without any HUBSPOT_FORM_…; set HUBSPOT_FORM_TELEPHONE and its like.',
      );
    }
    return portalId === null || !hasForm ? null : { portalId, baseUrl, forms };
  },
);
