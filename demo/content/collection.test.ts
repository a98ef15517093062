import { bookablePlaces, locationLists, pagePaths } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { demonstrationCollection } from '../../tests/support/demonstration-collection.ts';

const collection = demonstrationCollection();

test('what can be booked by itself, in the order visitors meet it: villas after their lodge', () => {
  expect(
    bookablePlaces(collection).map(({ tag, region, paths, whole, enquiryName }) => [
      tag,
      region,
      paths,
      whole,
      enquiryName,
    ]),
  ).toEqual([
    ['lion-sands-river-lodge', 'sabi-sand', ['/lionsands/river-lodge'], false, 'River Lodge'],
    ['lion-sands-ivory-lodge', 'sabi-sand', ['/lionsands/ivory-lodge'], false, 'Ivory Lodge'],
    [
      'lion-sands-ivory-lodge-fish-eagle-villa',
      'sabi-sand',
      ['/residences/fish-eagle', '/lionsands/ivory-lodge/fish-eagle-villa'],
      true,
      'Fish Eagle Residence',
    ],
    ['lion-sands-tinga-lodge', 'sabi-sand', ['/lionsands/tinga-lodge'], false, 'Tinga Lodge'],
    [
      'lion-sands-tinga-lodge-hinkweni-villa',
      'sabi-sand',
      ['/residences/hinkwenu', '/lionsands/tinga-lodge/hinkwenu-villa'],
      true,
      'Hinkwenu Residence',
    ],
    ['lion-sands-narina-lodge', 'sabi-sand', ['/lionsands/narina-lodge'], false, 'Narina Lodge'],
    ['monwana', 'thornybush', ['/monwana'], false, 'Monwana'],
    ['monwana-residence', 'thornybush', ['/residences/monwana-residence'], true, 'Monwana Residence'],
    ['marataba-safari-lodge', 'marakele', ['/marataba/safari-lodge'], false, 'Safari Lodge'],
    ['marataba-mountain-lodge', 'marakele', ['/marataba/mountain-lodge'], false, 'Mountain Lodge'],
    ['cape-cadogan', 'cape-town', ['/capecadogan'], false, 'Cape Cadogan Boutique Hotel'],
    [
      'cape-cadogan-residence',
      'cape-town',
      ['/residences/quarters-residence', '/capecadogan/residence'],
      true,
      'Quarters Residence',
    ],
    ['more-quarters', 'cape-town', [], false, 'Quarters Neighbourhood Hotel'],
    ['more-quarters-redcliffe-house', 'cape-town', ['/residences/redcliffe'], true, ''],
  ]);
});

test('pages below the roots of properties: what every one has, what each has itself, and its lodges', () => {
  const below = pagePaths(collection).filter((path) =>
    collection.properties.some(({ root }) => path === root || path.startsWith(`${root}/`)),
  );
  expect(below.sort()).toEqual(
    [
      '/lionsands',
      '/lionsands/covid',
      '/lionsands/experiences',
      '/lionsands/experiences/{category}',
      '/lionsands/ivory-lodge',
      '/lionsands/ivory-lodge/fish-eagle-villa',
      '/lionsands/ivory-lodge/rooms',
      '/lionsands/narina-lodge',
      '/lionsands/narina-lodge/rooms',
      '/lionsands/rates-and-offers',
      '/lionsands/river-lodge',
      '/lionsands/river-lodge/rooms',
      '/lionsands/safaris',
      '/lionsands/tinga-lodge',
      '/lionsands/tinga-lodge/hinkwenu-villa',
      '/lionsands/tinga-lodge/rooms',
      '/lionsands/travel-info',
      '/lionsands/treehouses',
      '/lionsands/treehouses/{treehouse}',
      '/marataba',
      '/marataba/covid',
      '/marataba/experiences',
      '/marataba/experiences/{category}',
      '/marataba/mountain-lodge',
      '/marataba/mountain-lodge/rooms',
      '/marataba/rates-and-offers',
      '/marataba/safari-lodge',
      '/marataba/safari-lodge/rooms',
      '/marataba/safaris',
      '/marataba/travel-info',
      '/marataba/treehouses',
      '/marataba/treehouses/{treehouse}',
      '/monwana',
      '/monwana/covid',
      '/monwana/experiences',
      '/monwana/experiences/{category}',
      '/monwana/rates-and-offers',
      '/monwana/safaris',
      '/monwana/suites',
      '/monwana/travel-info',
      '/capecadogan',
      '/capecadogan/covid',
      '/capecadogan/experiences',
      '/capecadogan/experiences/{category}',
      '/capecadogan/rates-and-offers',
      '/capecadogan/residence',
      '/capecadogan/rooms',
      '/capecadogan/travel-info',
    ].sort(),
  );
});

test('pages outside the properties', () => {
  const outside = pagePaths(collection).filter(
    (path) =>
      !path.startsWith('/enquire/') &&
      !path.includes('{') &&
      !collection.properties.some(({ root }) => path === root || path.startsWith(`${root}/`)),
  );
  expect(outside.sort()).toEqual(
    [
      '/',
      '/awards',
      '/blog',
      '/booking-terms',
      '/careers',
      '/contact-us',
      '/cookie-policy',
      '/curated-journeys',
      '/experiences',
      '/image-gallery',
      '/impact',
      '/impact/project',
      '/information-downloads',
      '/media-contact-details',
      '/more-360s',
      '/more-conservation',
      '/more-tv',
      '/my-enquiry',
      '/our-story',
      '/our-story/our-teams',
      '/paying-safely',
      '/privacy-policy',
      '/privacy-policy-clean',
      '/rates',
      '/residences',
      '/search',
      '/site-terms',
      '/subscription-confirmation',
      '/thank-you',
      '/travel-africa',
      '/travel-africa/travel-guide',
      '/travel-partner-resources',
      '/travel-partners',
      '/unsubscribe',
      '/video-gallery',
      '/where-it-fits',
    ].sort(),
  );
});

describe('forms and the CRM', () => {
  test('the lists of locations have the old names in their order', () => {
    const offered = locationLists.map((list) => [
      ...collection.properties.flatMap(({ locations }) => locations[list] ?? []),
      ...collection.regions.filter(({ offeredIn }) => offeredIn.includes(list)).map(({ name }) => name),
    ]);
    const standard = [
      'Lion Sands Game Reserve',
      'Monwana Game Lodge',
      'Marakele National Park - Marataba',
      'Cape Town',
    ];
    expect(offered).toEqual([
      standard,
      [...standard, 'Madikwe Game Reserve'],
      ['Lion Sands', 'Marataba', 'Cape Town'],
    ]);
  });

  test('the values of kinds of experience, in the order of the forms', () => {
    expect(collection.experiences.map((kind) => [kind.slug, kind.identifier, kind.value, kind.name])).toEqual(
      [
        ['safari', 'safari', 'safari', 'Safari'],
        ['treehouses', 'treehouses', 'treehouse', 'Treehouses'],
        ['food-and-wine', 'foodwine', 'foodandwine', 'Food & Wine'],
        ['mack-and-madi-family-adventure', 'mackmadi', 'mackandmadi', 'Mack & Madi Family Adventure'],
        ['community-and-conservation', 'communities', 'community', 'Community & Conservation'],
        ['celebrations-and-honeymoons', 'celebrations', 'celebrations', 'Celebrations & Honeymoons'],
        ['explore', 'explore', '', 'Explore'],
      ],
    );
  });

  test('the nine journeys count under their names', () => {
    const counted = collection.journeys.filter(({ trackingCategory }) => trackingCategory !== '');
    expect(counted.map(({ trackingCategory }) => trackingCategory)).toEqual([
      'Romance of Africa',
      'Great African Escape',
      'African Family Explorer',
      'Africa In Style',
      'Escape to South Africa',
      'Family Time In South Africa',
      'Love South Africa',
      'Big Five to Fair Cape',
      'South Africa Beckons',
    ]);
  });

  test('each property has its field of the CRM', () => {
    expect(collection.properties.map(({ crmField }) => crmField)).toEqual([
      'lion_sands_lodge_s_requested',
      'monwana_lodge_s_requested',
      'marataba_lodge_s_requested',
      'cape_town_lodge_s_requested',
    ]);
  });
});

test('palettes, tags of stories and tours are those of the old site', () => {
  expect(collection.palettes).toEqual({ home: 'dusk', residences: 'garden', africa: 'lagoon' });
  expect(collection.properties.map((each) => [each.theme, each.storyTag, each.contentTag])).toEqual([
    ['savanna', 'Lion Sands Game Reserve', 'lion-sands'],
    ['clay', 'Monwana Game Lodge', 'monwana'],
    ['mountain', 'Marataba Luxury Lodges', 'marataba'],
    ['ocean', 'Cape Cadogan Boutique Hotel', 'cape-cadogan'],
  ]);
  expect(collection.regions.map(({ key, lookupName, hidden }) => [key, lookupName, hidden])).toEqual([
    ['sabi-sand', 'sabi-sands-reserve', false],
    ['thornybush', 'thornybush-reserve', false],
    ['marakele', 'waterberg-region', false],
    ['cape-town', 'cape-town', false],
    ['madikwe', '', true],
    ['stellenbosch', '', true],
  ]);
});
