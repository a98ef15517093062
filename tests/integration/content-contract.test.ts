import type { CollectionConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PageContent } from '../../apps/site/src/content/content.ts';
import { type ContentStage, contentStage, wordsOf } from '../support/content-stage.ts';
import { contentOf } from '../support/entry-samples.ts';

/** A read of one entry type, as a page makes it, and how it ends when the content service is away and nothing was kept. */
interface Row {
  readonly id: string;
  readonly collection: string;
  readonly read: (page: PageContent) => Promise<unknown>;
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
const rows: readonly Row[] = [
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
    async (page) => (await page.storyListing({ page: 1, slugs: [] })).tags.property,
  ),
  row(
    'CNT-12/featured',
    'blog',
    'none',
    async (page) => (await page.storyListing({ page: 1, slugs: [] })).featured,
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
    (page) => page.propertyPage('capecadogan'),
    ['slug', 'link'],
  ),
  row('CNT-18/properties a lodge', 'accommodation', 'throws', (page) =>
    page.stay(String(stage.written.get('accommodation')?.link ?? '/no-such-lodge')),
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
  row('pages that are mostly words', 'page', 'throws', (page) => page.plainPage(key('page', 'slug'))),
  row('the site notice', 'siteNotice', 'none', (page) => page.siteNotice()),
  row('redirects', 'redirects', 'empty', (page) => page.redirects(), ['note']),
];

/** Read by the enquiry desk, not by pages. */
const elsewhere = ['enquiryForm', 'choiceList'];

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

const outageId = ({ id, collection }: Row): string => {
  if (id.includes('featured')) return 'CNT-05/featured';
  const known = outages[collection];
  return known ? `CNT-05/${known}` : 'CNT-05/logged';
};

let stage: ContentStage;
let content: CollectionConfig[];
const seen = new Map<string, unknown>();

beforeAll(async () => {
  stage = await contentStage();
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('DATA_DIR', stage.home.folder);
  content = contentOf((await import('../../apps/studio/src/collections/collections.ts')).collections());
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await stage?.close();
});

const isNothing = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.every((each) => isNothing(each)));

/** A page's opening words stand for themselves where there is no entry. */
const nothing = async ({ id, read }: Row): Promise<boolean> => {
  const value = await read(stage.withoutCopies().forPage());
  if (id.includes('CNT-11/intro-section')) return (value as { heading: string }).heading === '';
  return isNothing(value);
};

describe('before there is any entry', () => {
  test.each(rows)('$id: absence is nothing, not an error', async (each) => {
    expect(await nothing(each)).toBe(true);
  });

  test('CNT-02/keys CNT-02/missing-entries every page that is built is told of until it has an introduction', async () => {
    const keys = await stage.page().keysWithoutEntry();
    expect(keys).toEqual(expect.arrayContaining(['home', 'contact-us', 'privacy-policy']));
    const { id } = await stage.edit('POST', 'introSection', {
      heroBannerFor: 'contact-us',
      _status: 'published',
    });
    expect(await stage.page().keysWithoutEntry()).toEqual(keys.filter((each) => each !== 'contact-us'));
    await stage.edit('DELETE', `introSection/${id}`);
  });

  test('CNT-09/unknown-project CNT-05/travel-africa what a page needs and is not there is in the log', async () => {
    stage.logged.length = 0;
    const page = stage.page();
    expect(await page.impactProject('no-such-project')).toBeNull();
    expect(await page.impactProject('../../etc/passwd')).toBeNull();
    expect(await page.travelAfrica()).toBeNull();
    expect(await page.travelGuide()).toBeNull();
    expect(stage.logged.map(({ message }) => message)).toEqual([
      'No project found with slug.',
      'No project found with slug.',
      'No content found for the Travel Africa page',
      'No content found for the Travel Africa page',
    ]);
  });
});

describe('with an entry of every type', () => {
  // A post that has closed is not shown.
  beforeAll(() => stage.fill(content, { vacancy: { closes: '2099-03-04T12:30:00.000Z' } }), 240_000);

  test('every type is read by a page', () => {
    const read = new Set(rows.map(({ collection }) => collection));
    const types = content.map(({ slug }) => slug).filter((slug) => !elsewhere.includes(slug));
    expect(types.filter((slug) => !read.has(slug))).toEqual([]);
  });

  test.each(rows)(
    '$id: every field an editor fills is delivered',
    async ({ id, collection, read, unseen = [] }) => {
      stage.logged.length = 0;
      const page = stage.page();
      const value = await read(page);
      seen.set(id, value);
      expect(isNothing(value)).toBe(false);
      const text = JSON.stringify(value);
      const hidden = ['importedFrom', '_status', ...unseen];
      const fields = Object.entries(stage.written.get(collection) ?? {}).filter(
        ([name]) => !hidden.includes(name),
      );
      const missing = fields.flatMap(([name, given]) =>
        wordsOf(given)
          .filter((words) => !hidden.includes(words) && !text.includes(JSON.stringify(words).slice(1, -1)))
          .map((words) => `${name}: ${words}`),
      );
      expect(missing).toEqual([]);
      expect(stage.logged.filter(({ level }) => level !== 'info')).toEqual([]);
      const { tags } = page.freshness() as { tags: string[] };
      expect(tags).toContain(`${collection}:${stage.ids.get(collection)}`);
    },
  );

  test('an answer names what it shows at any depth: pictures in banners in countries in the page', async () => {
    const page = stage.page();
    await page.travelAfrica();
    const { tags } = page.freshness() as { tags: string[] };
    const inside = [
      'travelAfricaDestination',
      'travelAfricaProperty',
      'heroBanner',
      'introSection',
      'maps',
      'packages',
    ];
    for (const slug of [...inside, 'specialist', 'testimonial', 'travelAfricaTravelType']) {
      expect(tags).toContain(`${slug}:${stage.ids.get(slug)}`);
    }
    for (const kind of ['image/', 'video/', 'application/pdf'])
      expect(tags).toContain(`media:${stage.ids.get(kind)}`);
  });
});

describe('while the content service is away', () => {
  beforeAll(() => stage.studio.stop());

  test.each(rows)('$id: the last good copy stands in', async ({ id, read }) => {
    expect(await read(stage.page())).toEqual(seen.get(id));
  });

  test.each(rows.map((each) => ({ ...each, outage: outageId(each) })))(
    '$outage of $id: without one, $away, and it is in the log',
    async ({ id, read, away }) => {
      stage.logged.length = 0;
      const page = stage.withoutCopies().forPage();
      if (away === 'throws')
        await expect(read(page)).rejects.toMatchObject({ name: 'OutageError', statusCode: 503 });
      else if (id.includes('CNT-11/intro-section')) expect(await read(page)).toMatchObject({ heading: '' });
      else expect(isNothing(await read(page))).toBe(true);
      expect(stage.logged.length).toBeGreaterThan(0);
      for (const { details } of stage.logged)
        expect(details).toMatchObject({ read: expect.any(String), status: null });
      expect(page.freshness()).toMatchObject({ maxAge: 5 });
    },
  );
});
