import { networks } from '@sundowner/brand';
import { readExperiences, readTestimonials } from '../../apps/site/src/content/experience/experience.ts';
import {
  readExperienceCategories,
  readExperienceCategory,
  readExperiencesSection,
  readPropertyExperiences,
} from '../../apps/site/src/content/experience/experience-pages.ts';
import { readPersonas } from '../../apps/site/src/content/experience/personas.ts';
import { readFavourites, readSafaris } from '../../apps/site/src/content/experience/safaris.ts';
import { readModalContent, readWhatToExpect } from '../../apps/site/src/content/forms/dialog-content.ts';
import { readThankYou } from '../../apps/site/src/content/forms/thank-you.ts';
import { readAwards, readDownloads } from '../../apps/site/src/content/gallery/downloads.ts';
import { readImageGalleries, readVideoGalleries } from '../../apps/site/src/content/gallery/galleries.ts';
import { readTourLinks } from '../../apps/site/src/content/gallery/tours.ts';
import { readImpact, readImpactProject } from '../../apps/site/src/content/impact/impact.ts';
import {
  readTravelAfricaDestination,
  readTravelAfricaDestinations,
  readTravelTypes,
} from '../../apps/site/src/content/journey/countries.ts';
import { readPackage, readPackageSection } from '../../apps/site/src/content/journey/journey.ts';
import {
  readCustomJourney,
  readTravelAfrica,
  readTravelGuide,
} from '../../apps/site/src/content/journey/travel-africa.ts';
import { readBookingCards, readLodge } from '../../apps/site/src/content/lodge/lodge.ts';
import { readBanner } from '../../apps/site/src/content/page/hero-banners.ts';
import { readPageIntro } from '../../apps/site/src/content/page/page-intro.ts';
import { readPlainPage } from '../../apps/site/src/content/page/plain-page.ts';
import { readPrivacyPolicy } from '../../apps/site/src/content/page/privacy-policy.ts';
import { readQuote } from '../../apps/site/src/content/page/quotes.ts';
import { readCareers, readVacancies } from '../../apps/site/src/content/people/careers.ts';
import {
  readMediaContacts,
  readPartnerResources,
  readTravelPartners,
} from '../../apps/site/src/content/people/partners.ts';
import { readTeam } from '../../apps/site/src/content/people/team.ts';
import { readCollection } from '../../apps/site/src/content/places/read-collection.ts';
import { readDestination, readRegions } from '../../apps/site/src/content/property/destinations.ts';
import { readMaps } from '../../apps/site/src/content/property/maps.ts';
import { readProperty } from '../../apps/site/src/content/property/property.ts';
import { readOffers } from '../../apps/site/src/content/rates/offers.ts';
import { readRatedProperties, readRates, readSeasons } from '../../apps/site/src/content/rates/rates.ts';
import type { Reading } from '../../apps/site/src/content/reading/reading.ts';
import { readResidence, readResidences } from '../../apps/site/src/content/residence/residence.ts';
import { readAmenities } from '../../apps/site/src/content/room/room.ts';
import { readSearchWords } from '../../apps/site/src/content/search/search-words.ts';
import { readChrome, readSiteNotice } from '../../apps/site/src/content/site/chrome.ts';
import { readHome } from '../../apps/site/src/content/site/home-page.ts';
import { readRedirects } from '../../apps/site/src/content/site/redirects.ts';
import { readStoryListing } from '../../apps/site/src/content/story/stories.ts';
import { readStory } from '../../apps/site/src/content/story/story.ts';
import { readTreehouse } from '../../apps/site/src/content/treehouse/treehouse.ts';

/** What was published, by collection. */
type Written = ReadonlyMap<string, Record<string, unknown>>;

/** A read of one entry type, as a page makes it, and how it ends when the content service is away and nothing was kept. */
export interface Row {
  readonly id: string;
  readonly collection: string;
  readonly read: (page: Reading, written: Written) => Promise<unknown>;
  readonly away: 'empty' | 'none' | 'throws';
  /**
   * Fields, or words of them, no page shows: what editors alone see, what decides which entry is read, and an address beside a
   * file it stands in for.
   */
  readonly unseen?: readonly string[];
}

const key = (collection: string, field: string) =>
  `words-of-${collection.toLowerCase()}-${field.toLowerCase()}`;
const row = (
  id: string,
  collection: string,
  away: Row['away'],
  read: Row['read'],
  unseen: readonly string[] = [],
): Row => ({ id, collection, read, away, unseen });

/** Specification 2, section 7, row by row, and the types its section 3 adds. */
export const rows: readonly Row[] = [
  row(
    'CNT-01/intro-section CNT-11/intro-section',
    'introSection',
    'none',
    (page) => readPageIntro(page, key('introSection', 'heroBannerFor')),
    ['heroBannerFor'],
  ),
  row(
    'CNT-11/hero-banner CNT-01/hero-banner',
    'heroBanner',
    'none',
    (page) => readBanner(page, key('heroBanner', 'heroBannerFor')),
    ['heroBannerFor'],
  ),
  row('CNT-12/by-slug CNT-01/blog', 'blog', 'none', (page) => readStory(page, key('blog', 'slug'))),
  row(
    'CNT-12/tags',
    'tag',
    'empty',
    async (page) => (await readStoryListing(page, { page: 1, chosen: {} })).tags.property,
  ),
  row(
    'CNT-12/featured',
    'blog',
    'none',
    async (page) => (await readStoryListing(page, { page: 1, chosen: {} })).featured,
    ['imageCaption', 'body', 'metaTitle', 'metaDescription', 'metaKeywords'],
  ),
  row(
    'CNT-13/contact-details CNT-01/contact-details',
    'contactDetails',
    'none',
    async (page) => {
      const [{ contact }, thanks] = await Promise.all([readChrome(page), readThankYou(page)]);
      return contact && { contact, thanks };
    },
    ['holidays'],
  ),
  row('CNT-13/custom-journey CNT-01/custom-journey', 'customJourney', 'none', (page) =>
    readCustomJourney(page),
  ),
  row('CNT-14/destination CNT-01/travel-africa-destination', 'travelAfricaDestination', 'throws', (page) =>
    readTravelAfricaDestinations(page),
  ),
  row('CNT-14/destination by its address', 'travelAfricaDestination', 'throws', (page) =>
    readTravelAfricaDestination(page, key('travelAfricaDestination', 'slug')),
  ),
  row('CNT-14/destination its camps', 'travelAfricaProperty', 'throws', (page) =>
    readTravelAfricaDestinations(page),
  ),
  row(
    'CNT-15/category CNT-01/experiences-category',
    'experiencesCategory',
    'none',
    (page) => readExperienceCategory(page, 'Words of experiencesCategory identifier'),
    ['experiencesCategoryFor', 'enquiryValue'],
  ),
  row(
    'CNT-15/category by the page that lists it',
    'experiencesCategory',
    'empty',
    (page) => readExperienceCategories(page, key('experiencesCategory', 'experiencesCategoryFor')),
    ['experiencesCategoryFor', 'enquiryValue'],
  ),
  row('CNT-15/experiences CNT-01/experiences', 'experiences', 'empty', (page) => readExperiences(page)),
  row(
    'CNT-15/section CNT-01/experiences-section',
    'experiencesSection',
    'none',
    (page) => readExperiencesSection(page, key('experiencesSection', 'experiencesSectionFor')),
    ['experiencesSectionFor'],
  ),
  row(
    'CNT-15/property CNT-01/experiences-property',
    'experiencesProperty',
    'none',
    (page) => readPropertyExperiences(page, 'Words of experiencesProperty contentfulTag'),
    ['contentfulTag'],
  ),
  row('CNT-11/footer CNT-01/footer', 'footer', 'empty', async (page) => (await readChrome(page)).footer),
  row('CNT-11/homepage CNT-01/homepage', 'homepage', 'throws', (page) => readHome(page)),
  row('CNT-01/impact CNT-09/initiatives', 'impact', 'throws', (page) => readImpact(page)),
  row('CNT-09/pillars', 'impactPillar', 'throws', (page) => readImpact(page)),
  row('CNT-09/initiatives', 'initiative', 'throws', (page) => readImpact(page)),
  row('CNT-09/committee', 'committeeMember', 'throws', (page) => readImpact(page)),
  row('CNT-09/projects CNT-01/impact-project', 'impactProject', 'throws', (page) =>
    readImpactProject(page, key('impactProject', 'slug')),
  ),
  row(
    'CNT-08/entries CNT-08/categories CNT-08/selling-points CNT-01/maps',
    'maps',
    'empty',
    (page) => readMaps(page),
    ['sellingPoints'],
  ),
  row(
    'CNT-10/guest-experience CNT-01/meet-the-team',
    'meetTheTeam',
    'none',
    (page) => readTeam(page, 'Words of meetTheTeam tag'),
    ['tag'],
  ),
  row('CNT-10/support CNT-10/travel-professionals', 'teamMember', 'none', async (page) => {
    const team = await readTeam(page, 'Words of meetTheTeam tag');
    return team && [team.support.members, team.travelProfessionals.members];
  }),
  row(
    'CNT-16/our-safaris CNT-01/our-safaris',
    'ourSafaris',
    'none',
    (page) => readSafaris(page, key('ourSafaris', 'ourSafarisFor')),
    ['ourSafarisFor'],
  ),
  row(
    'CNT-16/favourites',
    'propertyFavourites',
    'none',
    (page) => readFavourites(page, 'Words of propertyFavourites contentfulTag'),
    ['contentfulTag'],
  ),
  row('CNT-16/testimonials', 'testimonial', 'empty', (page) => readTestimonials(page, null)),
  row(
    'CNT-16/quote CNT-01/quote-component',
    'quoteComponent',
    'none',
    (page) => readQuote(page, key('quoteComponent', 'quoteFor')),
    ['quoteFor'],
  ),
  row('CNT-17/curated-journeys CNT-17/filters CNT-01/package-section', 'packageSection', 'throws', (page) =>
    readPackageSection(page, key('packageSection', 'slug')),
  ),
  row('CNT-17/packages', 'packages', 'throws', (page) => readPackage(page, key('packages', 'slug')), [
    'trackingCategory',
  ]),
  row('CNT-07/other CNT-01/experiences-persona', 'persona', 'empty', (page) => readPersonas(page)),
  row('CNT-13/privacy-policy CNT-01/privacy-policy', 'privacyPolicy', 'throws', (page) =>
    readPrivacyPolicy(page),
  ),
  row(
    'CNT-18/properties CNT-01/property-updated',
    'propertyUpdated',
    'throws',
    async (page) => [await readProperty(page, 'capecadogan'), await readRatedProperties(page)],
    ['slug', 'link', 'storyTag', 'locationName', 'destinationName', 'crmField', 'trackingCategory'],
  ),
  row(
    'CNT-18/properties a lodge',
    'accommodation',
    'throws',
    (page, written) => readLodge(page, String(written.get('accommodation')?.link ?? '/no-such-lodge')),
    ['enquiryName'],
  ),
  row(
    'CNT-18/properties a room',
    'room',
    'throws',
    async (page) => (await readProperty(page, 'capecadogan'))?.rooms ?? null,
  ),
  row('CNT-18/properties a treehouse', 'treehouse', 'throws', (page) =>
    readTreehouse(page, key('treehouse', 'slug')),
  ),
  row(
    'CNT-18/properties safaris',
    'safari',
    'throws',
    async (page) => (await readProperty(page, 'capecadogan'))?.safaris ?? null,
  ),
  row('CNT-18/properties regions', 'region', 'empty', (page) => readRegions(page)),
  row('CNT-18/residences CNT-01/residences', 'residences', 'throws', (page) => readResidences(page)),
  row('CNT-18/residences one', 'residence', 'throws', (page) =>
    readResidence(page, key('residence', 'slug')),
  ),
  row('CNT-18/accommodation-tags', 'accommodationCard', 'empty', (page) => readBookingCards(page), [
    'name',
    'enquiryName',
  ]),
  row(
    'a destination page',
    'destination',
    'throws',
    (page) => readDestination(page, key('destination', 'slug')),
    ['trackingCategory'],
  ),
  // A room says itself who sleeps in it.
  row('rates', 'rate', 'throws', (page) => readRates(page, 'capecadogan'), ['title', 'guests']),
  row('seasons', 'season', 'empty', (page) => readSeasons(page)),
  row('offers', 'offer', 'empty', (page) => readOffers(page, 'capecadogan')),
  row('CNT-19/tour-link CNT-01/tour-link', 'tourLink', 'throws', (page) => readTourLinks(page)),
  row('CNT-19/what-to-expect', 'whatToExpect', 'throws', (page) =>
    readWhatToExpect(page, key('whatToExpect', 'slug')),
  ),
  row('CNT-19/modal-contact', 'modalContent', 'none', (page) => readModalContent(page, 'instagramWarning')),
  row('CNT-19/amenities', 'amenity', 'empty', (page) => readAmenities(page)),
  row('CNT-14/travel-type CNT-01/travel-africa-travel-type', 'travelAfricaTravelType', 'throws', (page) =>
    readTravelTypes(page),
  ),
  row('CNT-14/page CNT-01/travel-africa CNT-08/travel-africa', 'travelAfrica', 'throws', (page) =>
    readTravelAfrica(page),
  ),
  row('CNT-14/page its specialists', 'specialist', 'throws', (page) => readTravelAfrica(page)),
  row('CNT-14/travel-guide CNT-01/travel-guide', 'travelGuide', 'throws', (page) => readTravelGuide(page)),
  row(
    'CNT-20/assistance CNT-20/availability-search CNT-01/travel-partner-resources',
    'travelPartnerResources',
    'throws',
    (page) => readPartnerResources(page),
  ),
  row('CNT-13/travel-partners CNT-01/travel-partners', 'travelPartners', 'throws', (page) =>
    readTravelPartners(page),
  ),
  row('CNT-20/downloads', 'download', 'throws', (page) => readPartnerResources(page), ['url']),
  row('CNT-20/media-gallery', 'imageGallery', 'throws', (page) => readPartnerResources(page)),
  row('CNT-20/image-gallery', 'imageGallery', 'empty', (page) => readImageGalleries(page)),
  row('CNT-20/image-gallery its pictures', 'galleryItem', 'empty', (page) => readImageGalleries(page)),
  row('CNT-20/video-gallery', 'videoGallery', 'empty', (page) => readVideoGalleries(page), [
    '/words-of-videogallery-url',
  ]),
  row('CNT-20/information-downloads', 'download', 'empty', (page) => readDownloads(page), ['url']),
  row('the press', 'mediaContactDetails', 'throws', (page) => readMediaContacts(page)),
  row('awards', 'award', 'empty', (page) => readAwards(page)),
  row('CNT-21', 'careers', 'throws', (page) => readCareers(page)),
  row('CNT-21 vacancies', 'vacancy', 'empty', (page) => readVacancies(page)),
  // Without its entry the search has words of its own.
  row('TRV-04/synonyms the search page', 'searchPage', 'empty', async (page) => {
    const words = await readSearchWords(page);
    return words.lead === '' ? words.synonyms : words;
  }),
  row('pages that are mostly words', 'page', 'throws', (page) => readPlainPage(page, key('page', 'slug'))),
  row('the site notice', 'siteNotice', 'none', (page) => readSiteNotice(page)),
  row('redirects', 'redirects', 'empty', (page) => readRedirects(page), ['note']),
  // Where editors have chosen none, pages wear the colours they had before.
  row(
    'the collection',
    'collection',
    'throws',
    async (page) => {
      const { palettes, social } = await readCollection(page);
      return palettes.home === 'dusk' ? null : { palettes, social };
    },
    // Read as places of lines, and as addresses of their networks: ground-lines.test.ts and social-links.test.ts of packages/brand.
    ['groundLines', ...networks],
  ),
];

/** Rows of the error catalogue, by the type they speak of. */
const outages: Readonly<Record<string, string>> = {
  blog: 'blog',
  footer: 'footer',
  contactDetails: 'contact',
  experiences: 'experiences',
  maps: 'maps',
  travelAfricaDestination: 'destinations',
  homepage: 'homepage',
  impact: 'impact',
  propertyUpdated: 'properties',
  residences: 'residences',
  packages: 'packages',
  travelAfrica: 'travel-africa',
  travelPartnerResources: 'resources',
};

export const outageId = ({ id, collection }: Row): string => {
  if (id.includes('featured')) return 'CNT-05/featured';
  const known = outages[collection];
  return known ? `CNT-05/${known}` : 'CNT-05/logged';
};
