import { day, second } from '../../../clock.ts';
import { channelRecord } from '../channel-record.ts';
import { hubspotSettings } from './settings.ts';

/** HubSpot's Forms API: enquiries of the kinds that have a form there. */
export const hubspotChannel = channelRecord({
  // The name of the jobs that stores hold.
  name: 'crm',
  words: {
    noun: 'Marketing (HubSpot)',
    done: 'Passed to marketing (HubSpot)',
    again: null,
    downstream: 'in the CRM: erase the contact there',
  },
  limits: { delivery: 10 * second, life: 7 * day, concurrency: 2 },
  // HubSpot puts what comes twice to one contact; a day without answers would end a day of submissions.
  unclear: null,
  plan: { subscription: 'confirmed', synthetic: false, released: true },
  settings: hubspotSettings,
  takes: (form, { forms }) => Boolean(form?.crmForm && forms[form.crmForm]),
  async open(settings, { siteUrl, store, clock, desk, pageName, brand }) {
    const [{ hubspotSender }, { storePace }, { formForReading }] = await Promise.all([
      import('./hubspot.ts'),
      import('./pace.ts'),
      import('../../../forms/form-content.ts'),
    ]);
    const pace = storePace(store, settings.portalId, clock);
    return hubspotSender({
      ...settings,
      siteUrl,
      // The home page is the collection's own.
      pageName: async (path) => (await pageName(path)) ?? brand,
      pace,
      clock,
      formFor: (kind) => formForReading(kind, desk()),
      collection: () => desk().collection,
    });
  },
});
