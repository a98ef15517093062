/** Where the entries of one content type go, and its fields whose names differ: theirs to ours, `null` to leave one out. */
export interface TypeMapping {
  readonly collection: string;
  readonly fields: Readonly<Record<string, string | null>>;
  /** Fields of ours that a mapping file gives a value, by their name. */
  readonly given?: Readonly<Record<string, Given>>;
}

/**
 * What a mapping file says a field of ours holds: `value` whatever the entry has, `default` where the entry leaves it
 * empty. Relations and pictures are named by the `sys.id` in the export.
 */
export type Given = { readonly value: unknown } | { readonly default: unknown };

const to = (collection: string, fields: TypeMapping['fields'] = {}): TypeMapping => ({ collection, fields });
/** Several ids of one thing. */
const each = (ids: readonly string[], mapping: TypeMapping) =>
  Object.fromEntries(ids.map((id) => [id, mapping]));

/** Names the same thing has in many exports. */
const meta = {
  seoTitle: 'metaTitle',
  pageTitle: 'metaTitle',
  seoDescription: 'metaDescription',
  seoKeywords: 'metaKeywords',
  seoImage: 'metaImage',
  shareImage: 'metaImage',
  internalName: null,
  entryName: null,
} as const;

const story = {
  ...meta,
  heading: 'title',
  headline: 'title',
  name: 'title',
  publishDate: 'date',
  publishedDate: 'date',
  publicationDate: 'date',
  featured: 'isFeaturedPost',
  featuredPost: 'isFeaturedPost',
  heroImage: 'image',
  featuredImage: 'image',
  mainImage: 'image',
  thumbnail: 'image',
  backgroundImage: 'image',
  content: 'body',
  text: 'body',
  copy: 'body',
  excerpt: 'standfirst',
  intro: 'standfirst',
  introduction: 'standfirst',
  summary: 'standfirst',
  description: 'standfirst',
} as const;

const quote = {
  ...meta,
  quote: 'text',
  quoteText: 'text',
  author: 'attribution',
  image: 'backgroundImage',
} as const;

/**
 * The content types of the specification whose id or fields are named otherwise here, by their id in letters and digits.
 * A type that is not listed goes to the collection of the same name, and a field to the field of the same name.
 */
export const contentTypes: Readonly<Record<string, TypeMapping>> = {
  ...each(['blog', 'blogpost', 'post', 'article', 'story'], to('blog', story)),
  homepage: to('homepage', {
    ...meta,
    heading: 'heroTitle',
    backgroundImage: 'heroPicture',
    heroImage: 'heroPicture',
  }),
  home: to('homepage', meta),
  introsection: to('introSection', {
    ...meta,
    primaryTextMain: 'primaryTextMain',
    primaryTextSub: 'primaryTextSub',
  }),
  herobanner: to('heroBanner', meta),
  ...each(['quotecomponent', 'quote'], to('quoteComponent', quote)),
  ...each(['property', 'propertyupdated'], to('propertyUpdated', meta)),
  ...each(['footersection', 'footer'], to('footer', { ...meta, title: 'displayName', name: 'displayName' })),
  ...each(
    ['package', 'packages'],
    to('packages', {
      ...meta,
      name: 'title',
      image: 'picture',
      backgroundImage: 'picture',
      heroImage: 'picture',
    }),
  ),
  customjourneys: to('customJourney'),
  experience: to('experiences', meta),
  experiencecategory: to('experiencesCategory', meta),
  ...each(['experiencespersona', 'experiencepersona'], to('persona')),
  travelafricapage: to('travelAfrica', meta),
  travelafricadestinations: to('travelAfricaDestination', meta),
  ...each(['travelafricatraveltypes', 'traveltype'], to('travelAfricaTravelType', meta)),
  destination: to('travelAfricaDestination', meta),
  ...each(['travelafricaspecialist', 'travelspecialist'], to('specialist')),
  impactpage: to('impact', meta),
  pillar: to('impactPillar'),
  impactinitiative: to('initiative'),
  impactcommitteemember: to('committeeMember'),
  project: to('impactProject', meta),
  map: to('maps'),
  ...each(
    ['person', 'teammember'],
    to('teamMember', {
      photo: 'portrait',
      image: 'portrait',
      bio: 'biography',
      title: 'role',
      line: 'note',
    }),
  ),
  team: to('meetTheTeam'),
  privacypolicy: to('privacyPolicy', meta),
  ...each(['contactdetail', 'contact'], to('contactDetails')),
  tourlinks: to('tourLink'),
  travelpartner: to('travelPartners', meta),
  ...each(['travelpartnersresources', 'partnerresources'], to('travelPartnerResources', meta)),
  enquiremodalcontent: to('modalContent'),
  job: to('vacancy'),
  ...each(
    ['testimony', 'testimonial'],
    to('testimonial', {
      date: 'testimonialDate',
      postedBy: 'testimonialPostedBy',
      text: 'testimonialText',
      title: 'testimonialTitle',
    }),
  ),
  accommodationcards: to('accommodationCard'),
  redirect: to('redirects', {
    source: 'from',
    path: 'from',
    oldUrl: 'from',
    destination: 'to',
    target: 'to',
    newUrl: 'to',
  }),
};
