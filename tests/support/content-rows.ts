import type { PageContent } from '../../apps/site/src/content/content.ts';

/** What was published, by collection. */
type Written = ReadonlyMap<string, Record<string, unknown>>;

/** A read of one entry type, as a page makes it, and how it ends when the content service is away and nothing was kept. */
export interface Row {
  readonly id: string;
  readonly collection: string;
  readonly read: (page: PageContent, written: Written) => Promise<unknown>;
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
    (page) => page.pageIntro(key('introSection', 'heroBannerFor')),
    ['heroBannerFor'],
  ),
  row(
    'CNT-11/hero-banner CNT-01/hero-banner',
    'heroBanner',
    'none',
    (page) => page.banner(key('heroBanner', 'heroBannerFor')),
    ['heroBannerFor'],
  ),
  row('CNT-12/by-slug CNT-01/blog', 'blog', 'none', (page) => page.story(key('blog', 'slug'))),
  row(
    'CNT-12/tags',
    'tag',
    'empty',
    async (page) => (await page.storyListing({ page: 1, chosen: {} })).tags.property,
  ),
  row(
    'CNT-12/featured',
    'blog',
    'none',
    async (page) => (await page.storyListing({ page: 1, chosen: {} })).featured,
    ['imageCaption', 'body', 'metaTitle', 'metaDescription', 'metaKeywords'],
  ),
  row(
    'CNT-13/contact-details CNT-01/contact-details',
    'contactDetails',
    'none',
    async (page) => {
      const [{ contact }, thanks] = await Promise.all([page.chrome(), page.thankYou()]);
      return contact && { contact, thanks };
    },
    ['holidays'],
  ),
  row('CNT-13/custom-journey CNT-01/custom-journey', 'customJourney', 'none', (page) => page.customJourney()),
  row('CNT-14/destination CNT-01/travel-africa-destination', 'travelAfricaDestination', 'throws', (page) =>
    page.travelAfricaDestinations(),
  ),
  row('CNT-14/destination by its address', 'travelAfricaDestination', 'throws', (page) =>
    page.travelAfricaDestination(key('travelAfricaDestination', 'slug')),
  ),
  row('CNT-14/destination its camps', 'travelAfricaProperty', 'throws', (page) =>
    page.travelAfricaDestinations(),
  ),
  row(
    'CNT-15/category CNT-01/experiences-category',
    'experiencesCategory',
    'none',
    (page) => page.experienceCategory('Words of experiencesCategory identifier'),
    ['experiencesCategoryFor'],
  ),
  row(
    'CNT-15/category by the page that lists it',
    'experiencesCategory',
    'empty',
    (page) => page.experienceCategories(key('experiencesCategory', 'experiencesCategoryFor')),
    ['experiencesCategoryFor'],
  ),
  row('CNT-15/experiences CNT-01/experiences', 'experiences', 'empty', (page) => page.experienceList()),
  row(
    'CNT-15/section CNT-01/experiences-section',
    'experiencesSection',
    'none',
    (page) => page.experiencesSection(key('experiencesSection', 'experiencesSectionFor')),
    ['experiencesSectionFor'],
  ),
  row(
    'CNT-15/property CNT-01/experiences-property',
    'experiencesProperty',
    'none',
    (page) => page.propertyExperiences('Words of experiencesProperty contentfulTag'),
    ['contentfulTag'],
  ),
  row('CNT-11/footer CNT-01/footer', 'footer', 'empty', async (page) => (await page.chrome()).footer),
  row('CNT-11/homepage CNT-01/homepage', 'homepage', 'throws', (page) => page.homePage()),
  row('CNT-01/impact CNT-09/initiatives', 'impact', 'throws', (page) => page.impact()),
  row('CNT-09/pillars', 'impactPillar', 'throws', (page) => page.impact()),
  row('CNT-09/initiatives', 'initiative', 'throws', (page) => page.impact()),
  row('CNT-09/committee', 'committeeMember', 'throws', (page) => page.impact()),
  row('CNT-09/projects CNT-01/impact-project', 'impactProject', 'throws', (page) =>
    page.impactProject(key('impactProject', 'slug')),
  ),
  row(
    'CNT-08/entries CNT-08/categories CNT-08/selling-points CNT-01/maps',
    'maps',
    'empty',
    (page) => page.maps(),
    ['sellingPoints'],
  ),
  row(
    'CNT-10/guest-experience CNT-01/meet-the-team',
    'meetTheTeam',
    'none',
    (page) => page.team('Words of meetTheTeam tag'),
    ['tag'],
  ),
  row('CNT-10/support CNT-10/travel-professionals', 'teamMember', 'none', async (page) => {
    const team = await page.team('Words of meetTheTeam tag');
    return team && [team.support.members, team.travelProfessionals.members];
  }),
  row(
    'CNT-16/our-safaris CNT-01/our-safaris',
    'ourSafaris',
    'none',
    (page) => page.ourSafaris(key('ourSafaris', 'ourSafarisFor')),
    ['ourSafarisFor'],
  ),
  row(
    'CNT-16/favourites',
    'propertyFavourites',
    'none',
    (page) => page.favourites('Words of propertyFavourites contentfulTag'),
    ['contentfulTag'],
  ),
  row('CNT-16/testimonials', 'testimonial', 'empty', (page) => page.testimonials(null)),
  row(
    'CNT-16/quote CNT-01/quote-component',
    'quoteComponent',
    'none',
    (page) => page.quote(key('quoteComponent', 'quoteFor')),
    ['quoteFor'],
  ),
  row('CNT-17/curated-journeys CNT-17/filters CNT-01/package-section', 'packageSection', 'throws', (page) =>
    page.packageSection(key('packageSection', 'slug')),
  ),
  row('CNT-17/packages', 'packages', 'throws', (page) => page.package(key('packages', 'slug'))),
  row('CNT-07/other CNT-01/experiences-persona', 'persona', 'empty', (page) => page.personas()),
  row('CNT-13/privacy-policy CNT-01/privacy-policy', 'privacyPolicy', 'throws', (page) =>
    page.privacyPolicy(),
  ),
  row(
    'CNT-18/properties CNT-01/property-updated',
    'propertyUpdated',
    'throws',
    async (page) => [await page.propertyPage('capecadogan'), await page.ratedProperties()],
    ['slug', 'link'],
  ),
  row('CNT-18/properties a lodge', 'accommodation', 'throws', (page, written) =>
    page.stay(String(written.get('accommodation')?.link ?? '/no-such-lodge')),
  ),
  row(
    'CNT-18/properties a room',
    'room',
    'throws',
    async (page) => (await page.propertyPage('capecadogan'))?.rooms ?? null,
  ),
  row('CNT-18/properties a treehouse', 'treehouse', 'throws', (page) =>
    page.treehouse(key('treehouse', 'slug')),
  ),
  row(
    'CNT-18/properties safaris',
    'safari',
    'throws',
    async (page) => (await page.propertyPage('capecadogan'))?.safaris ?? null,
  ),
  row('CNT-18/properties regions', 'region', 'empty', (page) => page.regions()),
  row('CNT-18/residences CNT-01/residences', 'residences', 'throws', (page) => page.residencesPage()),
  row('CNT-18/residences one', 'residence', 'throws', (page) => page.residence(key('residence', 'slug'))),
  row('CNT-18/accommodation-tags', 'accommodationCard', 'empty', (page) => page.accommodationCards()),
  row('a destination page', 'destination', 'throws', (page) => page.destination(key('destination', 'slug'))),
  row('rates', 'rate', 'throws', (page) => page.rates('capecadogan'), ['title']),
  row('seasons', 'season', 'empty', (page) => page.seasons()),
  row('offers', 'offer', 'empty', (page) => page.offers('capecadogan')),
  row('CNT-19/tour-link CNT-01/tour-link', 'tourLink', 'throws', (page) => page.tourLinks()),
  row('CNT-19/what-to-expect', 'whatToExpect', 'throws', (page) =>
    page.whatToExpect(key('whatToExpect', 'slug')),
  ),
  row('CNT-19/modal-contact', 'modalContent', 'none', (page) => page.modalContent('instagramWarning')),
  row('CNT-19/amenities', 'amenity', 'empty', (page) => page.amenities()),
  row('CNT-14/travel-type CNT-01/travel-africa-travel-type', 'travelAfricaTravelType', 'throws', (page) =>
    page.travelTypes(),
  ),
  row('CNT-14/page CNT-01/travel-africa CNT-08/travel-africa', 'travelAfrica', 'throws', (page) =>
    page.travelAfrica(),
  ),
  row('CNT-14/page its specialists', 'specialist', 'throws', (page) => page.travelAfrica()),
  row('CNT-14/travel-guide CNT-01/travel-guide', 'travelGuide', 'throws', (page) => page.travelGuide()),
  row(
    'CNT-20/assistance CNT-20/availability-search CNT-01/travel-partner-resources',
    'travelPartnerResources',
    'throws',
    (page) => page.partnerResources(),
  ),
  row('CNT-13/travel-partners CNT-01/travel-partners', 'travelPartners', 'throws', (page) =>
    page.travelPartners(),
  ),
  row('CNT-20/downloads', 'download', 'throws', (page) => page.partnerResources(), ['url']),
  row('CNT-20/media-gallery', 'imageGallery', 'throws', (page) => page.partnerResources()),
  row('CNT-20/image-gallery', 'imageGallery', 'empty', (page) => page.imageGalleries()),
  row('CNT-20/image-gallery its pictures', 'galleryItem', 'empty', (page) => page.imageGalleries()),
  row('CNT-20/video-gallery', 'videoGallery', 'empty', (page) => page.videoGalleries(), [
    '/words-of-videogallery-url',
  ]),
  row('CNT-20/information-downloads', 'download', 'empty', (page) => page.downloads(), ['url']),
  row('the press', 'mediaContactDetails', 'throws', (page) => page.mediaContacts()),
  row('awards', 'award', 'empty', (page) => page.awards()),
  row('CNT-21', 'careers', 'throws', (page) => page.careers()),
  row('CNT-21 vacancies', 'vacancy', 'empty', (page) => page.vacancies()),
  // Without its entry the search has words of its own.
  row('TRV-04/synonyms the search page', 'searchPage', 'empty', async (page) => {
    const words = await page.searchWords();
    return words.lead === '' ? words.synonyms : words;
  }),
  row('pages that are mostly words', 'page', 'throws', (page) => page.plainPage(key('page', 'slug'))),
  row('the site notice', 'siteNotice', 'none', (page) => page.siteNotice()),
  row('redirects', 'redirects', 'empty', (page) => page.redirects(), ['note']),
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
