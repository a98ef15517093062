import { daysAfter } from '@sundowner/calendar/day';
import { dayIn } from '@sundowner/calendar/zone';
import type { FakeStore } from '../fakes/studio-entries.ts';

const seasons = (year: number, price: number) =>
  [
    ['Peak season', '01-01', '01-05', price * 1.5, 3],
    ['Green season', '01-06', '05-31', price, 1],
    ['Peak season', '06-01', '12-31', price * 1.5, 2],
  ].map(([name, from, to, amount, minimumNights]) => ({
    name,
    from: `${year}-${from}`,
    to: `${year}-${to}`,
    perPersonSharing: amount,
    single: Number(amount) * 1.4,
    child: Number(amount) / 2,
    minimumNights,
  }));

const properties = [
  ['lionsands', 'River Lodge', 'Luxury room', 20000],
  ['monwana', 'Monwana', 'Marula suite', 18000],
  ['marataba', 'Mountain Lodge', 'Mountain suite', 17000],
  ['capecadogan', 'Cape Cadogan', 'Courtyard room', 3000],
] as const;

/** Next year, which is on sale whenever a test runs. */
export const ratedYear = new Date().getFullYear() + 1;
const day = (fromNow: number) => daysAfter(dayIn(Date.now(), 'Africa/Johannesburg'), fromNow);

/** Puts prices, offers and levies into the stand-in: one room of each property, and a house. */
export function addRates({ collections }: FakeStore): void {
  const rates = properties.map(([property, lodge, room, price], index) => ({
    id: index + 1,
    title: `${room}, ${ratedYear}`,
    position: index,
    property,
    year: ratedYear,
    accommodation: { id: index + 1, name: lodge, slug: lodge.toLowerCase().replace(' ', '-') },
    room: { id: index + 1, roomName: room, slug: room.toLowerCase().replace(' ', '-'), sleeps: 2 },
    currency: 'ZAR',
    per: 'person',
    guests: '2 adults',
    seasons: seasons(ratedYear, price),
    inclusions: ['All meals'],
    exclusions: ['Gratuities'],
    childPolicy: `From ten years at ${lodge}.`,
    note: 'Per person sharing, per night.',
    ratesAsOf: '2026-11-01',
  }));
  const treehouse = {
    ...rates[0],
    id: rates.length + 1,
    title: `Kingston Treehouse, ${ratedYear}`,
    accommodation: null,
    room: null,
    treehouse: { id: 1, name: 'Kingston', slug: 'kingston', sleeps: 'Two' },
    per: 'supplement',
    seasons: seasons(ratedYear, 8000).map(({ name, from, to, perPersonSharing: unit }) => ({
      name,
      from,
      to,
      unit,
    })),
    childPolicy: 'From sixteen years.',
    note: 'Beside the price of your room.',
  };
  collections.rate = [...rates, treehouse];
  collections.season = [
    {
      id: 1,
      name: 'Green season',
      from: '01-06',
      to: '05-31',
      months: 'January to May',
      text: 'Rain after lunch.',
    },
  ];
  collections.offer = [
    ['holds', 'Stay four nights, pay for three', day(-10), day(10), 'lionsands'],
    ['over', 'An offer of last year', day(-90), day(-1), 'lionsands'],
    ['to-come', 'An offer to come', day(5), day(40), null],
    ['elsewhere', 'Fires in the Cape', day(-1), day(9), 'capecadogan'],
  ].map(([slug, title, from, until, property], index) => ({
    id: index + 1,
    slug,
    title,
    from,
    until,
    property,
    text: 'Four is the right number.',
    terms: 'For new bookings.',
    included: ['The fourth night'],
    code: 'FOUR',
  }));
  for (const property of collections.propertyUpdated ?? []) {
    Object.assign(property, {
      levies: [
        { name: 'Conservation levy', amount: 680, per: 'person and night, on the bill' },
        { name: 'Gate fee', amount: 410, per: 'vehicle, at the gate' },
      ],
    });
  }
}
