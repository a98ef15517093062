import { type Brand, entryPath, shownOnPath } from '@sundowner/brand';
import type { FindableGroup } from '../model/findable.ts';
import { needs, type PartField } from './parts-of.ts';

/** How the entries of a collection are found. */
export interface FindableCollection {
  readonly collection: string;
  readonly group: FindableGroup;
  readonly kind: string;
  readonly title: readonly string[];
  readonly summary: readonly string[];
  readonly text: readonly string[];
  /** Found by, never shown. */
  readonly also: readonly string[];
  readonly picture: readonly string[];
  /** The words of what it costs, where an entry has them. */
  readonly cost: readonly string[];
  /** Where it is; the first of them that says something. */
  readonly place: readonly string[];
  /** Fields that hold questions, sections and the like: each is found by itself and leads to where it stands on the page. */
  readonly parts: readonly PartField[];
  /** Further fields its address is made of. */
  readonly address: readonly string[];
  /** Whether any of its entries can have a page yet: the collection is left unread while none can. */
  readonly isBuilt: (may: (href: string | null) => boolean, brand: Brand) => boolean;
  /** Whether it is found on a page it is a part of, such as an experience on the page of its kind. */
  readonly partOfPage: boolean;
  /** Field that names where it stands on that page; `null` when it is the page. */
  readonly anchor: string | null;
  /** Fields of its first and last day; `null` for what is shown always. */
  readonly shown: { readonly from: string; readonly until: string } | null;
}

interface Words {
  readonly title: readonly string[];
  readonly summary?: readonly string[];
  readonly text?: readonly string[];
  readonly also?: readonly string[];
  readonly picture?: readonly string[];
  readonly cost?: readonly string[];
  readonly place?: readonly string[];
  readonly parts?: readonly PartField[];
  readonly address?: readonly string[];
  /** An entry as any of them could be; `null` where the address says more than a slug. */
  readonly sample?: Readonly<Record<string, unknown>> | null;
  readonly partOfPage?: boolean;
  readonly anchor?: string;
  readonly shown?: { readonly from: string; readonly until: string };
}

function entry(collection: string, group: FindableGroup, kind: string, words: Words): FindableCollection {
  const {
    title,
    summary = [],
    text = [],
    also = [],
    picture = [],
    cost = [],
    place = [],
    parts = [],
    address = ['slug'],
    sample = { slug: 'x' },
    partOfPage = false,
    anchor = null,
    shown = null,
  } = words;
  const pathOf = partOfPage ? shownOnPath : entryPath;
  return {
    ...{ collection, group, kind, title, summary, text, also, picture, cost, place, parts, address },
    ...{ partOfPage, anchor, shown },
    isBuilt: (may, brand) => sample === null || may(pathOf(collection, sample, brand)),
  };
}

/**
 * Collections visitors can find, with the fields they are found by. Addresses come from `entryPath` alone, and pages that
 * are not built are left out (docs/decisions/015).
 */
export const findableCollections: readonly FindableCollection[] = [
  entry('propertyUpdated', 'places', 'Property', {
    title: ['name'],
    summary: ['line'],
    text: ['shortName', 'statement', 'statementText', 'facts', 'gettingHere'],
    picture: ['cardImage'],
    place: ['region'],
    parts: ['questions', 'travelInfo', 'gateHours', 'levies', ...needs],
    address: ['key', 'slug'],
    sample: null,
  }),
  entry('accommodation', 'places', 'Lodge', {
    title: ['name'],
    summary: ['line'],
    text: ['features', 'statement', 'statementText', 'diningText'],
    also: ['kind', 'amenities'],
    picture: ['cardImage'],
    place: ['property'],
    parts: ['questions', 'expect', 'gettingHere', 'routes', ...needs],
    address: ['slug', 'link', 'property'],
    sample: null,
  }),
  entry('room', 'places', 'Room', {
    title: ['roomName'],
    summary: ['line'],
    text: ['description', 'view', 'beds', 'bathroom', 'pool', 'inTheRoom', 'amenities'],
    picture: ['dropDownImage'],
    place: ['accommodation'],
    address: ['slug', 'accommodation', 'property'],
    sample: null,
    anchor: 'slug',
  }),
  entry('treehouse', 'places', 'Treehouse', {
    title: ['name'],
    summary: ['line'],
    text: ['statement', 'hours', 'included', 'weatherPlan'],
    picture: ['dropDownImage'],
    place: ['property'],
    parts: ['questions'],
    address: ['slug', 'property'],
    sample: null,
  }),
  entry('residence', 'places', 'Residence', {
    title: ['name'],
    summary: ['line'],
    text: ['statement', 'statementText', 'looksAfter', 'spaces', 'amenities'],
    picture: ['gallery'],
    place: ['region', 'property'],
    parts: ['questions', ...needs],
  }),
  entry('region', 'places', 'Region', {
    title: ['displayName', 'name'],
    summary: ['description'],
    text: ['name'],
    picture: ['image'],
    address: ['key'],
    sample: null,
  }),
  entry('destination', 'places', 'Destination', {
    title: ['name'],
    summary: ['lead'],
    text: ['body', 'facts'],
    picture: ['gallery'],
    parts: ['questions'],
  }),
  entry('experiencesCategory', 'experiences', 'Experiences', {
    title: ['title'],
    summary: ['line'],
    text: ['subtitle', 'description'],
    picture: ['mainImage'],
    address: ['link'],
    sample: null,
  }),
  entry('experiences', 'experiences', 'Experience', {
    title: ['title'],
    summary: ['description'],
    text: ['subTitle', 'availableAt', 'season', 'cost', 'duration', 'ages'],
    also: ['experienceCategory'],
    picture: ['experienceImage'],
    cost: ['cost'],
    place: ['availableAt'],
    address: ['slug', 'link', 'experienceCategory'],
    sample: null,
    partOfPage: true,
    anchor: 'slug',
  }),
  entry('offer', 'offers', 'Offer', {
    title: ['title'],
    summary: ['text'],
    text: ['included', 'terms'],
    also: ['code'],
    picture: ['image'],
    place: ['property', 'accommodation'],
    address: ['slug', 'property'],
    sample: {},
    partOfPage: true,
    anchor: 'slug',
    shown: { from: 'from', until: 'until' },
  }),
  entry('packages', 'journeys', 'Journey', {
    title: ['title'],
    summary: ['line', 'lead'],
    text: ['season', 'stops', 'months', 'interests'],
    picture: ['picture'],
    parts: ['questions'],
    // Its kind decides the folder it stands in.
    address: ['slug', 'kind'],
  }),
  entry('travelAfricaDestination', 'journeys', 'Country', {
    title: ['name'],
    summary: ['mapDescription'],
    text: ['body', 'highlights'],
    picture: ['mapImage'],
    parts: ['questions'],
  }),
  entry('travelAfricaTravelType', 'journeys', 'Way to travel', {
    title: ['name', 'cardDisplayName'],
    text: ['body'],
    picture: ['cardImage'],
  }),
  entry('blog', 'stories', 'Story', {
    title: ['title'],
    summary: ['standfirst'],
    text: ['body'],
    also: ['category', 'metaKeywords'],
    picture: ['image'],
  }),
  entry('impactProject', 'pages', 'Project', {
    title: ['name'],
    summary: ['tagline', 'excerpt'],
    text: ['body', 'visiting'],
    also: ['title'],
    picture: ['imageMain'],
  }),
  entry('introSection', 'pages', 'Page', {
    title: ['primaryTextMain', 'metaTitle'],
    summary: ['primaryTextSub', 'metaDescription'],
    text: ['metaDescription', 'secondaryTextMain', 'secondaryTextSub', 'text'],
    also: ['metaTitle', 'metaKeywords'],
    picture: ['metaImage'],
    address: ['heroBannerFor'],
    sample: null,
  }),
  entry('page', 'pages', 'Page', {
    title: ['title'],
    summary: ['lead'],
    text: ['sections', 'questions'],
    picture: ['image'],
    parts: ['questions', 'sections'],
    sample: null,
  }),
  // Parts of a page: it is found by them.
  entry('vacancy', 'pages', 'Page', {
    title: ['title'],
    summary: ['lead'],
    text: ['place', 'contract', 'duties', 'requirements'],
    sample: {},
    partOfPage: true,
  }),
  entry('award', 'pages', 'Page', {
    title: ['title'],
    summary: ['text'],
    text: ['givenBy'],
    sample: {},
    partOfPage: true,
  }),
  entry('download', 'downloads', 'Download', {
    title: ['title'],
    summary: ['description'],
    also: ['category'],
    place: ['property'],
    address: ['forPartners'],
    sample: {},
    partOfPage: true,
    anchor: 'title',
  }),
  entry('whatToExpect', 'questions', 'What to expect', {
    title: ['title'],
    summary: ['description'],
    text: ['iconsWhatToWear', 'iconsWhatToBringAlong', 'additionalInfoCopy', 'appointments', 'iconsFeatures'],
    place: ['availableAt'],
    partOfPage: true,
  }),
  entry('homepage', 'pages', 'Page', {
    title: ['heroTitle'],
    summary: ['heroLead'],
    text: ['statement', 'statementLead'],
    picture: ['heroPicture'],
    address: [],
    sample: {},
  }),
  entry('contactDetails', 'pages', 'Page', {
    title: [],
    text: ['officeDays', 'officeHours', 'conciergeMail', 'travelPlannerNumber'],
    address: [],
    sample: {},
  }),
  entry('privacyPolicy', 'pages', 'Page', {
    title: ['title'],
    summary: ['lead'],
    text: ['sections'],
    address: [],
    sample: {},
  }),
  entry('careers', 'pages', 'Page', { title: ['heading'], summary: ['lead'], address: [], sample: {} }),
  entry('travelPartners', 'pages', 'Page', {
    title: ['heading'],
    summary: ['lead'],
    text: ['needAssistance', 'needAssistanceSales'],
    address: [],
    sample: {},
  }),
  entry('mediaContactDetails', 'pages', 'Page', {
    title: ['heading'],
    summary: ['lead'],
    text: ['about', 'contacts'],
    address: [],
    sample: {},
  }),
  entry('impact', 'pages', 'Page', { title: ['heading'], summary: ['lead'], address: [], sample: {} }),
  entry('travelAfrica', 'pages', 'Page', {
    title: ['title'],
    summary: ['packagesText'],
    address: [],
    sample: {},
  }),
  entry('travelGuide', 'pages', 'Page', {
    title: ['title'],
    summary: ['lead'],
    text: ['sections'],
    picture: ['image'],
    parts: ['sections'],
    address: [],
    sample: {},
  }),
];
