import { settingGroup, siteSetting } from '@sundowner/settings/row';
import { identifier, webAddress } from '@sundowner/settings/shapes';
import type { FormConfig } from '../../../forms/form.ts';

export type CrmForm = NonNullable<FormConfig['crmForm']>;

const form = (name: string) =>
  siteSetting(name, identifier, {
    standard: null,
    words: 'The form of each kind; a kind without one is not sent',
  });

/** A portal and at least one of its forms switch the channel on. */
export const hubspotSettings = settingGroup(
  {
    portalId: siteSetting('HUBSPOT_PORTAL_ID', identifier, {
      standard: null,
      words: 'Switches the CRM on, together with at least one form',
    }),
    email: form('HUBSPOT_FORM_EMAIL'),
    telephone: form('HUBSPOT_FORM_TELEPHONE'),
    travelAfrica: form('HUBSPOT_FORM_TRAVEL_AFRICA'),
    newsletter: form('HUBSPOT_FORM_NEWSLETTER'),
    baseUrl: siteSetting('HUBSPOT_BASE_URL', webAddress, {
      standard: 'https://api.hsforms.com',
      words: 'Where the CRM is',
    }),
  },
  ({ portalId, baseUrl, email, telephone, travelAfrica, newsletter }, check) => {
    const forms = given({ email, telephone, 'travel-africa': travelAfrica, newsletter });
    const hasForm = Object.keys(forms).length > 0;
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

/** The forms that have an id. */
function given(ids: Readonly<Record<CrmForm, string | null>>): Partial<Record<CrmForm, string>> {
  return Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== null));
}
