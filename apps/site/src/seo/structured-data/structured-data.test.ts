import { defaultBrand } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../../../tests/fakes/schema-vocabulary.ts';
import type { Picture } from '../../content/fields/picture.ts';
import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import type { ContactDetails } from '../../content/site/contact-details.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { jobPosting, postsListed } from './job-posting.ts';
import { touristTrip } from './journey.ts';
import { type LodgingWords, lodging } from './lodging.ts';
import { organization, webPage, webSite } from './organization.ts';
import { faqPage } from './questions.ts';
import { product } from './rates.ts';
import { blogPosting } from './story.ts';

const siteUrl = 'https://www.example.com';
const picture: Picture = {
  alt: 'A river',
  width: 1920,
  height: 1200,
  focus: { x: 50, y: 50 },
  sources: { avif: [], webp: [] },
  src: '/media/river.webp',
  caption: null,
  coordinates: null,
};
const contact: ContactDetails = {
  travelPlannerNumber: '+27 00 000 0000',
  ukTollFreeNumber: '0800 000 0000',
  usaCanadaTollFreeNumber: '1 800 000 0000',
  australiaTollFreeNumber: '',
  officeHoursText: '',
  week: [],
  holidays: [],
  conciergeMail: 'concierge@example.com',
  desks: [],
  offices: [],
};
const season = (name: string, rest: Partial<RateSeason>): RateSeason => ({
  name,
  from: '2026-06-01',
  to: '2026-09-30',
  perPersonSharing: null,
  single: null,
  child: null,
  unit: null,
  minimumNights: null,
  note: '',
  ...rest,
});
const rate: Rate = {
  title: 'River suite',
  property: 'lionsands',
  year: 2026,
  place: 'River Lodge',
  item: 'river-luxury-room',
  kind: 'room',
  lodge: 'River Lodge',
  sleeps: 2,
  sleepsAdults: null,
  howMany: null,
  currency: 'ZAR',
  per: 'person',
  guests: 'Two adults',
  seasons: [
    season('High', { perPersonSharing: 21_000 }),
    season('Low', { unit: 30_000 }),
    season('On request', {}),
  ],
  inclusions: [],
  exclusions: [],
  childPolicy: '',
  childFrom: null,
  childFree: null,
  childUntil: null,
  note: '',
  asOf: null,
};
const lodge: LodgingWords = {
  kind: 'lodge',
  name: 'River Lodge',
  path: '/lionsands/river-lodge',
  description: 'Twenty suites on the Sabie.',
  pictures: [picture],
  region: 'Sabi Sand',
  country: 'ZA',
  telephone: '+27 00 000 0000',
  latitude: -24.95,
  longitude: 31.53,
  amenities: ['Pool'],
  rooms: 20,
  within: { name: 'Lion Sands Game Reserve', path: '/lionsands' },
};
const story = {
  title: `${'Rain '.repeat(40)}`,
  href: '/blog/first-rains',
  date: '2026-05-01',
  standfirst: 'It rained.',
  category: 'Safaris',
  tags: [{ slug: 'rain', title: 'Rain', group: 'interest' as const }],
  author: { name: 'A. Guide', role: 'Field guide', portrait: null },
  picture,
};

const journey = {
  title: 'Follow the water',
  href: '/travel-africa/package/follow-the-water',
  line: 'A delta and a river.',
  picture,
  stops: [
    { name: 'Okavango Delta', nights: 3, coordinates: { latitude: -19.3, longitude: 22.9 } },
    { name: 'Chobe River', nights: 2, coordinates: null },
  ],
  priceFrom: { amount: 8400, currency: 'USD' as const },
  travelTypes: [{ slug: 'couple', name: 'Couple' }],
};

const post = {
  slug: 'sous-chef',
  title: 'Sous-chef',
  place: 'River Lodge',
  property: 'lionsands',
  contract: 'Full time, or three days a week',
  closes: '2027-01-31',
  posted: '2026-11-01',
  lead: 'Fire & salt.',
  duties: ['Cook'],
  requirements: [],
};

describe('structured data keeps to schema.org', () => {
  test.each([
    ['organisation', organization(defaultBrand, siteUrl, contact)],
    ['organisation without its contact', organization(defaultBrand, siteUrl, null)],
    ['site', webSite(defaultBrand, siteUrl)],
    [
      'page',
      webPage(
        {
          type: 'ContactPage',
          path: '/contact-us',
          title: 'Contact',
          description: 'Call us.',
          modified: '2026-05-01',
        },
        siteUrl,
      ),
    ],
    [
      'breadcrumbs',
      breadcrumbs([{ name: 'Lion Sands', href: '/lionsands' }, { name: 'River Lodge' }], siteUrl),
    ],
    ['lodge', lodging(lodge, defaultBrand, siteUrl)],
    [
      'bare lodge',
      lodging(
        { ...lodge, pictures: [], telephone: null, latitude: null, amenities: [], rooms: null, within: null },
        defaultBrand,
        siteUrl,
      ),
    ],
    ['property', lodging({ ...lodge, kind: 'property' }, defaultBrand, siteUrl)],
    ['hotel', lodging({ ...lodge, kind: 'hotel' }, defaultBrand, siteUrl)],
    ['story', blogPosting(story, defaultBrand, siteUrl)],
    ['story without a writer', blogPosting({ ...story, author: null, tags: [] }, defaultBrand, siteUrl)],
    ['journey', touristTrip(journey, defaultBrand, siteUrl)],
    [
      'journey without a price',
      touristTrip(
        { ...journey, line: '', picture: null, stops: [], priceFrom: null, travelTypes: [] },
        defaultBrand,
        siteUrl,
      ),
    ],
    ['open post', jobPosting(post, defaultBrand, siteUrl)],
    [
      'open post until it is filled',
      jobPosting({ ...post, closes: null, property: null, contract: '' }, defaultBrand, siteUrl),
    ],
    ['list of open posts', postsListed([post], siteUrl)[0]],
    ['questions', faqPage([{ question: 'Are children welcome?', answer: 'From six years.' }])[0]],
    ['rate', product(rate, { path: '/rates', image: '/media/river.webp', siteUrl })],
  ])('%s', (_, node) => {
    expect(faultsOf(node)).toEqual([]);
  });

  test('and the rules find what does not', () => {
    expect(faultsOf({ '@type': 'Hotel' })).toEqual(['the node has no context']);
    const hotel = {
      '@context': 'https://schema.org',
      '@type': 'Hotel',
      url: '/here',
      stars: 5,
      name: 'x',
      geo: { '@type': 'Person', name: 'y' },
    };
    expect(faultsOf(hotel)).toEqual([
      'Hotel needs address',
      'Hotel.url may not be "/here"',
      'Hotel.stars is no property of Hotel',
      'Hotel.geo may not be a Person',
    ]);
  });
});

test('an open post says its terms in the words of search engines, and its description is markup', () => {
  const node = jobPosting(post, defaultBrand, siteUrl);
  expect(node).toMatchObject({
    employmentType: ['FULL_TIME', 'PART_TIME'],
    validThrough: '2027-01-31T23:59:59+02:00',
    description: '<p>Fire &amp; salt.</p><p>Cook</p>',
    jobLocation: { address: { addressLocality: 'River Lodge', addressCountry: 'ZA' } },
  });
  expect(jobPosting({ ...post, closes: null }, defaultBrand, siteUrl)).not.toHaveProperty('validThrough');
});

test('a lodge’s kind decides its type', () => {
  const typeOf = (kind: LodgingWords['kind']) => lodging({ ...lodge, kind }, defaultBrand, siteUrl)['@type'];
  expect([typeOf('property'), typeOf('hotel'), typeOf('villa')]).toEqual([
    'Resort',
    'Hotel',
    'LodgingBusiness',
  ]);
});

test('a number that is not published is no contact point, and addresses are whole', () => {
  const node = JSON.stringify(organization(defaultBrand, siteUrl, contact));
  expect(node).not.toContain('"AU"');
  expect(node).toContain('https://www.example.com/apple-touch-icon.png');
});

test('a place has a country in its address where that is known', () => {
  const countryOf = (country: string | null) => {
    const { address } = lodging({ ...lodge, country }, defaultBrand, siteUrl) as { address: object };
    return 'addressCountry' in address ? address.addressCountry : null;
  };
  expect(countryOf('GB')).toBe('GB');
  expect(countryOf(null)).toBeNull();
});

test('a picture of a card that stands in the gallery too is named once', () => {
  const { image } = lodging({ ...lodge, pictures: [picture, picture] }, defaultBrand, siteUrl) as {
    image: unknown;
  };
  expect(image).toHaveLength(1);
});

test('GEN-09/numbers numbers are international, those of one country as well', () => {
  const text = JSON.stringify(organization(defaultBrand, siteUrl, contact));
  const numbers = [...text.matchAll(/"telephone":"([^"]*)"/g)].map(([, number]) => number);
  expect(numbers).toEqual(['+27000000000', '+448000000000', '+18000000000']);
  expect(lodging(lodge, defaultBrand, siteUrl)).toMatchObject({ telephone: '+27000000000' });
  expect(lodging({ ...lodge, telephone: 'at the gate' }, defaultBrand, siteUrl)).not.toHaveProperty(
    'telephone',
  );
});

test('CNT-21/list a list of posts names each with its own address, and none where none is open', () => {
  expect(postsListed([post], siteUrl)[0]).toMatchObject({
    itemListElement: [{ position: 1, name: 'Sous-chef', url: 'https://www.example.com/careers/sous-chef' }],
  });
  expect(postsListed([], siteUrl)).toEqual([]);
});

test('a price is offered for the days of its season, in the currency it is set in', () => {
  const told = product(rate, { path: '/rates', image: null, siteUrl });
  expect(told?.offers).toMatchObject([
    {
      name: 'High',
      price: 21_000,
      priceCurrency: 'ZAR',
      validFrom: '2026-06-01',
      validThrough: '2026-09-30',
      url: 'https://www.example.com/rates',
    },
    { name: 'Low', price: 30_000 },
  ]);
});

test('what has no price or no question says nothing', () => {
  const where = { path: '/rates', image: null, siteUrl };
  expect(product({ ...rate, per: 'supplement' }, where)).toBeNull();
  expect(product({ ...rate, seasons: [season('On request', {})] }, where)).toBeNull();
  expect(faqPage([])).toEqual([]);
  expect(faqPage([{ question: 'Why?', answer: ' ' }])).toEqual([]);
  expect(JSON.stringify(product(rate, where))).toContain('"unitText":"unit, per night"');
});

test('a journey tells its stops in order, and the least it costs', () => {
  expect(touristTrip(journey, defaultBrand, siteUrl)).toMatchObject({
    url: 'https://www.example.com/travel-africa/package/follow-the-water',
    touristType: ['Couple'],
    itinerary: { itemListElement: [{ position: 1, name: 'Okavango Delta' }, { position: 2 }] },
    offers: { lowPrice: 8400, priceCurrency: 'USD' },
  });
});

test('a headline is as long as search engines take it', () => {
  expect(String(blogPosting(story, defaultBrand, siteUrl).headline).length).toBeLessThanOrEqual(110);
});
