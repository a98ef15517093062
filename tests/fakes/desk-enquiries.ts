import type { enquiryDetailShape } from '@sundowner/desk-wire';
import type { z } from 'zod';
import { channelWords } from '../../packages/enquiries/src/desk/channel-words.ts';

/** An enquiry as the internal API tells it, open to change so that a stand-in can act on it. */
export type FakeEnquiry = Omit<z.infer<typeof enquiryDetailShape>, 'eraseFinalAt'>;
export type FakeDelivery = FakeEnquiry['deliveries'][number];

/** The part of an enquiry the list gives. */
export function summaryOf(enquiry: FakeEnquiry) {
  const { reference, kind, state, receivedAt, name, headline, country, attention, linkedTo } = enquiry;
  const deliveries = enquiry.deliveries.map(({ channel, state: itsState }) => ({ channel, state: itsState }));
  return { reference, kind, state, receivedAt, name, headline, country, attention, deliveries, linkedTo };
}

/** A delivery that went through at the first try, a second after `at`. */
export function delivered(channel: string, at: string): FakeDelivery {
  const then = new Date(Date.parse(at) + 1000).toISOString();
  return {
    channel,
    state: 'delivered',
    attempts: 1,
    nextAttemptAt: null,
    lastError: null,
    deliveredAt: then,
    history: [{ at: then, outcome: 'delivered', detail: '' }],
  };
}

/** A call back asked for on the contact page, both mails delivered; `more` changes what a test is about. */
export function fakeEnquiry(
  more: Partial<FakeEnquiry> & Pick<FakeEnquiry, 'reference' | 'receivedAt'>,
): FakeEnquiry {
  const { receivedAt } = more;
  const [name = 'Naledi', surname = ''] = (more.name ?? 'Naledi Okafor').split(/ (.*)/, 2);
  return {
    kind: 'telephone',
    state: 'accepted',
    name: `${name} ${surname}`.trim(),
    headline: 'Call back, Afternoon',
    country: 'United Kingdom',
    attention: 'none',
    linkedTo: null,
    fields: [
      { name: 'name', label: 'First name', value: name },
      { name: 'surname', label: 'Surname', value: surname },
      { name: 'tel', label: 'Telephone number', value: '+44 20 7946 0018' },
      { name: 'email', label: 'Email address', value: `${name.toLowerCase()}@example.com` },
      { name: 'country', label: 'Country', value: 'United Kingdom' },
      { name: 'timeToCall', label: 'Preferred time to call', value: 'Afternoon' },
      { name: 'timeZone', label: 'Time zone', value: 'Europe/London' },
    ],
    extra: [],
    files: [],
    consent: {
      version: '2026-11-01',
      text: 'I agree that you keep what I write here to answer my enquiry, as the privacy policy says.',
      at: receivedAt,
      purposes: ['enquiry'],
      page: '/contact-us',
    },
    page: '/contact-us',
    formVersion: '3',
    suspicion: null,
    deliveries: [delivered('concierge-mail', receivedAt), delivered('visitor-mail', receivedAt)],
    channels: channelWords,
    actions: [],
    ...more,
  };
}

/** A delivery nothing has happened to yet. */
export const planned = (channel: string): FakeDelivery => ({
  channel,
  state: 'pending',
  attempts: 0,
  nextAttemptAt: null,
  lastError: null,
  deliveredAt: null,
  history: [],
});

/**
 * A desk with one of everything, as it stands at `now`: a fresh one, one with the visitor's own words, a held one, a
 * dead delivery, a waiting one, one linked to another, one erased, and thirty older ones.
 */
export function deskOfAll(now: Date): FakeEnquiry[] {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  const hour = 60;
  return [
    fakeEnquiry({
      reference: 'MC-HENR-5252',
      name: 'Henrik Lindqvist',
      country: 'Sweden',
      receivedAt: ago(31),
    }),
    {
      ...fakeEnquiry({
        reference: 'MC-7KQ2-94HD',
        kind: 'email',
        headline: 'River Lodge, 12 to 18 March 2027',
        receivedAt: ago(3),
      }),
      fields: [
        { name: 'name', label: 'First name', value: 'Naledi' },
        { name: 'surname', label: 'Surname', value: 'Okafor' },
        { name: 'email', label: 'Email address', value: 'naledi@example.com' },
        { name: 'tel', label: 'Telephone number', value: '+44 20 7946 0018' },
        { name: 'country', label: 'Country', value: 'United Kingdom' },
        { name: 'timeZone', label: 'Time zone', value: 'Europe/London' },
        { name: 'likeToVisitTheseLodges', label: 'Lodges', value: 'River Lodge, Tinga Lodge' },
        { name: 'dateStart', label: 'Arriving', value: '12 March 2027' },
        { name: 'dateEnd', label: 'Leaving', value: '18 March 2027' },
        { name: 'adults', label: 'Adults', value: '2' },
        { name: 'agesOfChildren', label: 'Children’s ages', value: '7' },
        {
          name: 'comments',
          label: 'Comments',
          value:
            'It is our daughter’s first safari and she has been told there will be hippos. Is there a room where she can hear them? She is seven, and I am allergic to nuts.',
        },
      ],
      extra: [{ name: 'pillow', value: 'feather' }],
      deliveries: [
        delivered('concierge-mail', ago(3)),
        {
          ...delivered('crm', ago(2)),
          attempts: 2,
          history: [
            { at: ago(3), outcome: 'retry', detail: 'the server answered 502' },
            { at: ago(2), outcome: 'delivered', detail: '' },
          ],
        },
        delivered('visitor-mail', ago(3)),
      ],
    },
    {
      ...fakeEnquiry({
        reference: 'MC-HELD-2222',
        name: '',
        headline: 'Held: sent in under six seconds',
        country: null,
        receivedAt: ago(90),
      }),
      state: 'quarantined',
      attention: 'held',
      suspicion: 'too-fast',
      fields: [
        { name: 'tel', label: 'Telephone number', value: '+44 20 7946 0099' },
        { name: 'email', label: 'Email address', value: 'offers@example.com' },
      ],
      deliveries: [],
    },
    {
      ...fakeEnquiry({
        reference: 'MC-DEAD-3333',
        name: 'Priya Raman',
        country: 'India',
        receivedAt: ago(26 * hour),
      }),
      attention: 'failed',
      deliveries: [
        delivered('concierge-mail', ago(26 * hour)),
        {
          ...planned('visitor-mail'),
          state: 'dead',
          attempts: 1,
          lastError: 'the mailbox does not exist (550)',
          history: [{ at: ago(26 * hour), outcome: 'rejected', detail: 'the mailbox does not exist (550)' }],
        },
      ],
    },
    {
      ...fakeEnquiry({
        reference: 'MC-WA2T-4444',
        name: 'Mthunzi Dlamini',
        country: 'South Africa',
        receivedAt: ago(40),
      }),
      attention: 'late',
      linkedTo: 'MC-HENR-5252',
      deliveries: [
        {
          ...planned('concierge-mail'),
          state: 'waiting',
          attempts: 4,
          nextAttemptAt: new Date(now.getTime() + 7 * 60_000).toISOString(),
          lastError: 'the connection was refused',
          history: [40, 39, 35, 20].map((minutes) => ({
            at: ago(minutes),
            outcome: 'fault',
            detail: 'the connection was refused',
          })),
        },
        delivered('visitor-mail', ago(40)),
      ],
    },
    ...['Claire Aubert', 'Rosa Almeida', 'Kwame Boateng', 'Sofie Janssens', 'Tariq Hassan'].flatMap(
      (name, person) =>
        [0, 1, 2, 3, 4, 5].map((turn) =>
          fakeEnquiry({
            reference: `MC-4${person}${turn}A-5QRS`,
            name,
            country: ['France', 'Portugal', 'Ghana', 'Belgium', 'United Arab Emirates'][person] ?? null,
            receivedAt: ago((30 + turn * 31 + person * 5) * hour),
          }),
        ),
    ),
  ];
}
