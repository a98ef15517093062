import type { StoredEnquiry } from '../../packages/enquiries/src/delivery/channels/channel.ts';

/** A telephone enquiry with every field filled in, or with what a test changes. Names and numbers are fictional. */
export function sampleEnquiry(changes: Partial<StoredEnquiry> = {}): StoredEnquiry {
  return {
    reference: 'MC-7KQ2-94HD',
    kind: 'telephone',
    receivedAt: '2026-11-20T12:20:00.000Z',
    formVersion: 'telephone-1',
    values: {
      name: 'Naledi',
      surname: 'Okafor',
      tel: '+442079460018',
      email: 'naledi@example.com',
      country: 'United Kingdom',
      timeToCall: 'Afternoon',
      timeZone: 'Europe/London',
      accept: ['consentTrue'],
    },
    extra: {},
    unknownChoices: [],
    consent: {
      version: 'popi-1',
      text: 'I agree to my information being recorded and stored under the South African POPI Act.',
      at: '2026-11-20T12:20:00.000Z',
      purposes: ['enquiry'],
      page: '/lionsands/river-lodge',
    },
    page: '/lionsands/river-lodge',
    hutk: null,
    linkedTo: null,
    suspicion: null,
    ...changes,
  };
}

/** The sample with some of its values changed; `undefined` takes one away. */
export function sampleWith(
  values: Readonly<Record<string, string | string[] | undefined>>,
  changes: Partial<StoredEnquiry> = {},
): StoredEnquiry {
  const sample = sampleEnquiry(changes);
  const merged = Object.entries({ ...sample.values, ...values }).filter(([, value]) => value !== undefined);
  return { ...sample, values: Object.fromEntries(merged) as StoredEnquiry['values'] };
}
