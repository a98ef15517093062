import { describe, expect, test } from 'vitest';
import { demonstrationCollection } from '../../../tests/support/demonstration-collection.ts';
import { defaultBrand } from './brand.ts';
import { entryPath, isPlaced, shownOnPath } from './entry-addresses.ts';
import { pageKey, pathOfPageKey } from './page-keys.ts';
import { pagePaths } from './places/routes.ts';

const places = demonstrationCollection();

describe('the page of an entry', () => {
  test.each([
    ['homepage', {}, '/'],
    ['blog', { slug: 'first-rains' }, '/blog/first-rains'],
    ['packages', { slug: 'explore-cape-and-safari' }, '/travel-africa/package/explore-cape-and-safari'],
    [
      'packages',
      { slug: 'romance-of-africa', kind: 'curatedJourney' },
      '/curated-journeys/romance-of-africa',
    ],
    ['packageSection', { slug: 'curated-journeys' }, '/curated-journeys'],
    ['packageSection', { slug: 'africa-in-style' }, '/curated-journeys/africa-in-style'],
    ['propertyUpdated', { key: 'marataba', slug: 'marataba' }, '/marataba'],
    // Drafts too: a property that is new has its address before it is published.
    ['propertyUpdated', { slug: 'the-delta' }, '/the-delta'],
    ['accommodation', { link: '/lionsands/river-lodge/' }, '/lionsands/river-lodge'],
    [
      'accommodation',
      { link: '/lionsands/tinga-lodge/hinkwenu-villa#rates' },
      '/lionsands/tinga-lodge/hinkwenu-villa',
    ],
    [
      'room',
      { accommodation: { property: 'lionsands', link: '/lionsands/river-lodge' } },
      '/lionsands/river-lodge/rooms',
    ],
    ['room', { accommodation: { property: 'monwana', link: '/monwana' } }, '/monwana/suites'],
    ['room', { accommodation: { property: 'capecadogan', link: '/capecadogan' } }, '/capecadogan/rooms'],
    ['treehouse', { property: 'lionsands', slug: 'chalkley' }, '/lionsands/treehouses/chalkley'],
    ['treehouse', { property: { key: 'marataba' }, slug: 'thabametsi' }, '/marataba/treehouses/thabametsi'],
    ['destination', { slug: 'cape-town' }, '/destinations/cape-town'],
    ['residence', { slug: 'redcliffe' }, '/residences/redcliffe'],
    ['experiencesCategory', { link: '/lionsands/experiences/safari' }, '/lionsands/experiences/safari'],
    ['travelAfricaDestination', { slug: 'botswana' }, '/travel-africa/destination/botswana'],
    ['travelAfricaTravelType', { slug: 'rail' }, '/travel-africa/travel-type/rail'],
    ['impactProject', { slug: 'school-kitchen' }, '/impact/project/school-kitchen'],
    ['contactDetails', {}, '/contact-us'],
    ['privacyPolicy', {}, '/privacy-policy'],
    ['searchPage', {}, '/search'],
    ['page', { slug: 'cookie-policy' }, '/cookie-policy'],
    ['vacancy', { slug: 'sous-chef-river-lodge' }, '/careers/sous-chef-river-lodge'],
    ['introSection', { heroBannerFor: 'our-story-our-teams' }, '/our-story/our-teams'],
    ['introSection', { heroBannerFor: 'package-explore-cape' }, '/travel-africa/package/explore-cape'],
  ])('%s %j is %s', (collection, entry, path) => {
    expect(entryPath(collection, entry, places)).toBe(path);
    expect(shownOnPath(collection, entry, places)).toBe(path);
  });

  test.each([
    ['blog', {}],
    ['blog', { slug: null }],
    ['blog', { slug: '../admin' }],
    ['propertyUpdated', { key: 'madikwe' }],
    ['accommodation', { link: 'https://elsewhere.example/lodge' }],
    ['accommodation', { link: '/nowhere/at/all' }],
    ['accommodation', { link: '/marataba/river-lodge', property: 'lionsands' }],
    ['accommodation', { link: '/madikwe/kopano', property: 'madikwe' }],
    ['treehouse', { property: 'madikwe', slug: 'chalkley' }],
    ['room', { accommodation: 7 }],
    ['region', { key: 'cape-town' }],
    ['introSection', { heroBannerFor: 'no-such-page' }],
    ['media', { slug: 'x' }],
    ['redirects', { from: '/old', to: '/' }],
  ])('%s %j has none', (collection, entry) => {
    expect(entryPath(collection, entry, places)).toBeNull();
  });
});

describe('the page that shows an entry without one', () => {
  test.each([
    ['quoteComponent', { quoteFor: 'home' }, '/'],
    ['heroBanner', { heroBannerFor: 'lionsands-river-lodge-rooms' }, '/lionsands/river-lodge/rooms'],
    ['safari', { property: 'monwana' }, '/monwana/safaris'],
    ['offer', { property: 'lionsands' }, '/lionsands/rates-and-offers'],
    ['offer', {}, '/rates'],
    ['award', {}, '/awards'],
    ['enquiryForm', { kind: 'telephone' }, '/enquire/telephone'],
  ])('%s %j is %s', (collection, entry, path) => {
    expect(shownOnPath(collection, entry, places)).toBe(path);
    expect(entryPath(collection, entry, places)).toBeNull();
  });

  test('the brand names its pages', () => {
    expect(shownOnPath('tourLink', {}, places)).toBe('/more-360s');
    const veld = demonstrationCollection({ ...defaultBrand, slug: 'veld' });
    expect(shownOnPath('tourLink', {}, veld)).toBe('/veld-360s');
  });
});

describe('the path of a page key', () => {
  const fixedPaths = pagePaths(places).filter((path) => !path.includes('{') && !path.startsWith('/enquire/'));

  test.each(fixedPaths)('%s is found by its key', (path) => {
    expect(pathOfPageKey(pageKey(path), places)).toBe(path);
  });

  test.each([
    '/blog/first-rains',
    '/travel-africa/destination/botswana',
    '/travel-africa/package/explore-cape-and-safari',
    '/marataba/experiences/food-and-wine',
    '/lionsands/river-lodge',
    '/lionsands/river-lodge/rooms',
    '/lionsands/treehouses/chalkley',
    '/impact/project/school-kitchen',
  ])('%s is found by its key', (path) => {
    expect(pathOfPageKey(pageKey(path), places)).toBe(path);
  });

  test('a key of no page is none', () => {
    expect(pathOfPageKey('nowhere', places)).toBeNull();
    expect(pathOfPageKey('', places)).toBeNull();
    expect(pathOfPageKey('lionsands-no-such-lodge', places)).toBeNull();
  });
});

test.each([
  ['an entry with a page', 'blog', { slug: 'rains' }, true],
  ['an entry whose page is planned', 'videoGallery', {}, true],
  ['an entry without its address', 'blog', { slug: '' }, false],
  ['a banner of a page', 'heroBanner', { heroBannerFor: 'contact-us' }, true],
  ['a banner of a form', 'heroBanner', { heroBannerFor: 'enquire-email' }, true],
  ['a banner of the apology', 'heroBanner', { heroBannerFor: 'apology' }, true],
  ['a banner of no page', 'heroBanner', { heroBannerFor: 'nowhere-at-all' }, false],
  ['a banner of no form', 'heroBanner', { heroBannerFor: 'enquire-nothing' }, false],
  ['a quote over a first picture', 'quoteComponent', { quoteFor: 'hero-contact-us' }, true],
  ['a quote of no page', 'quoteComponent', { quoteFor: 'hero-nowhere-at-all' }, false],
  ['what belongs to no page', 'choiceList', {}, true],
])('%s is placed, or is not', (_, collection, entry, placed) => {
  expect(isPlaced(collection, entry, places)).toBe(placed);
});
