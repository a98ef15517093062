import { enquiryKinds } from '@sundowner/brand';
/** One way a page of the site can be laid out, and the address of a page that is laid out so. */
export interface Template {
  readonly name: string;
  /** The file that draws it, below apps/site/src/pages. */
  readonly file: string;
  /** Further files that hand over to the same view, and differ in nothing but what they read. */
  readonly alsoDrawnBy?: readonly string[];
  /** A page of the demonstration. */
  readonly path: string;
  /** What it answers, where that is not 200. */
  readonly status?: number;
  /** Of the pages its file draws those it stands for; all of them unless said. */
  readonly serves?: RegExp;
  /** Brings a part of its own as soon as it is there, so that the bar for the script of a first load is not for it. */
  readonly bringsPart?: true;
  /** Words alone, with nothing that stands by itself to be pressed. */
  readonly nothingToPress?: true;
  /** Fetches no picture ahead: the page of a dialog. */
  readonly ofDialog?: true;
}

/**
 * Every template of the site once. Whatever is asked of a page as such (axe, script, layout shift, weight, contrast) is asked of these;
 * templates.test.ts holds the list to the routes and to the files that draw them.
 */
export const templates: readonly Template[] = [
  { name: 'home', file: 'index.astro', path: '/' },
  { name: 'contact', file: 'contact-us.astro', path: '/contact-us' },
  { name: 'long text', file: 'privacy-policy.astro', path: '/privacy-policy' },
  {
    name: 'policy alone',
    file: 'privacy-policy-clean.astro',
    path: '/privacy-policy-clean',
    nothingToPress: true,
  },
  {
    name: 'terms',
    file: 'booking-terms.astro',
    alsoDrawnBy: ['paying-safely.astro', 'site-terms.astro'],
    path: '/booking-terms',
  },
  { name: 'what is kept in the browser', file: 'cookie-policy.astro', path: '/cookie-policy' },
  { name: 'awards', file: 'awards.astro', path: '/awards' },
  { name: 'careers', file: 'careers/index.astro', path: '/careers' },
  { name: 'vacancy', file: 'careers/[vacancy].astro', path: '/careers/sous-chef-river-lodge' },
  { name: 'contacts of the press', file: 'media-contact-details.astro', path: '/media-contact-details' },
  { name: 'documents', file: 'information-downloads.astro', path: '/information-downloads' },
  { name: 'for partners', file: 'travel-partners.astro', path: '/travel-partners' },
  {
    name: 'what partners work with',
    file: 'travel-partner-resources.astro',
    path: '/travel-partner-resources',
  },
  { name: 'prices of all places', file: 'rates.astro', path: '/rates' },
  { name: 'where it fits', file: 'where-it-fits.astro', path: '/where-it-fits' },
  { name: 'search results', file: 'search.astro', path: '/search?q=lodge' },
  { name: 'thank you', file: 'thank-you.astro', path: '/thank-you?ref=MC-7KQ2-94HD' },
  { name: 'an enquiry of one’s own', file: 'my-enquiry.astro', path: '/my-enquiry' },
  { name: 'the letter', file: 'subscription-confirmation.astro', path: '/subscription-confirmation' },
  { name: 'leaving the letter', file: 'unsubscribe.astro', path: '/unsubscribe' },
  { name: 'nothing here', file: '404.astro', path: '/no-such-page', status: 404 },
  { name: 'picture galleries', file: 'image-gallery.astro', path: '/image-gallery' },
  { name: 'film galleries', file: 'video-gallery/index.astro', path: '/video-gallery' },
  { name: 'own channel', file: '[brand]-tv.astro', path: '/more-tv' },
  { name: '360s', file: '[brand]-360s.astro', path: '/more-360s' },
  { name: 'stories', file: 'blog/index.astro', path: '/blog' },
  { name: 'story', file: 'blog/[story].astro', path: '/blog/a-fence-made-of-bees' },
  { name: 'list of journeys', file: 'curated-journeys/index.astro', path: '/curated-journeys' },
  {
    name: 'curated journey',
    file: 'curated-journeys/[journey].astro',
    path: '/curated-journeys/africa-in-style',
  },
  {
    name: 'package',
    file: 'travel-africa/package/[package].astro',
    path: '/travel-africa/package/classic-botswana-and-victoria-falls',
  },
  { name: 'Travel Africa', file: 'travel-africa/index.astro', path: '/travel-africa' },
  {
    name: 'country',
    file: 'travel-africa/destination/[country].astro',
    path: '/travel-africa/destination/botswana',
  },
  {
    name: 'kind of traveller',
    file: 'travel-africa/travel-type/[type].astro',
    path: '/travel-africa/travel-type/couple',
  },
  { name: 'travel guide', file: 'travel-africa/travel-guide.astro', path: '/travel-africa/travel-guide' },
  { name: 'destination', file: 'destinations/[destination].astro', path: '/destinations/cape-town' },
  { name: 'experiences', file: 'experiences/index.astro', path: '/experiences' },
  { name: 'kind of experience', file: 'experiences/[category].astro', path: '/experiences/safari' },
  { name: 'property', file: '[property]/index.astro', path: '/lionsands' },
  {
    name: 'lodge',
    file: '[property]/[...lodge].astro',
    path: '/lionsands/river-lodge',
    serves: /^(?!\/capecadogan\/residence$)/,
  },
  { name: 'rooms of a lodge', file: '[property]/[lodge]/rooms.astro', path: '/lionsands/river-lodge/rooms' },
  { name: 'suites of a property', file: '[property]/suites.astro', path: '/monwana/suites' },
  { name: 'rooms of a hotel', file: '[property]/rooms.astro', path: '/capecadogan/rooms' },
  // A house beside its hotel is drawn as houses are.
  {
    name: 'residence',
    file: '[property]/[...lodge].astro',
    path: '/capecadogan/residence',
    serves: /^\/capecadogan\/residence$/,
  },
  { name: 'all houses', file: 'residences/index.astro', path: '/residences' },
  { name: 'house', file: 'residences/[residence].astro', path: '/residences/fish-eagle' },
  { name: 'impact', file: 'impact/index.astro', path: '/impact' },
  { name: 'projects', file: 'impact/project/index.astro', path: '/impact/project' },
  { name: 'project', file: 'impact/project/[project].astro', path: '/impact/project/rhino-on-foot' },
  { name: 'conservation', file: '[brand]-conservation.astro', path: '/more-conservation' },
  { name: 'our story', file: 'our-story/index.astro', path: '/our-story' },
  { name: 'our teams', file: 'our-story/our-teams.astro', path: '/our-story/our-teams' },
  { name: 'treehouses', file: '[property]/treehouses/index.astro', path: '/lionsands/treehouses' },
  {
    name: 'treehouse',
    file: '[property]/treehouses/[treehouse].astro',
    path: '/lionsands/treehouses/kingston',
  },
  {
    name: 'prices of a property',
    file: '[property]/rates-and-offers.astro',
    path: '/lionsands/rates-and-offers',
  },
  {
    name: 'experiences of a property',
    file: '[property]/experiences/index.astro',
    path: '/lionsands/experiences',
  },
  {
    name: 'kind of experience of a property',
    file: '[property]/experiences/[category].astro',
    path: '/lionsands/experiences/safari',
  },
  { name: 'safaris', file: '[property]/safaris.astro', path: '/lionsands/safaris' },
  { name: 'travel info', file: '[property]/travel-info.astro', path: '/lionsands/travel-info' },
  {
    name: 'telephone form',
    file: 'enquire/[...path].astro',
    path: '/enquire/telephone?from=/contact-us',
    serves: /^\/enquire\/telephone$/,
    bringsPart: true,
    ofDialog: true,
  },
  {
    name: 'enquiry form',
    file: 'enquire/[...path].astro',
    path: '/enquire/email?from=/lionsands',
    serves: new RegExp(`^/enquire/(${enquiryKinds.filter((kind) => kind !== 'telephone').join('|')})$`),
    bringsPart: true,
    ofDialog: true,
  },
  {
    name: 'information to an enquiry',
    file: 'enquire/[...path].astro',
    path: '/enquire/amenities/lion-sands-river-lodge?from=/lionsands/river-lodge',
    serves: /^\/enquire\/(book|360-tours|instagram|what-to-expect\/.+|amenities\/.+)$/,
    ofDialog: true,
  },
];

/** Templates no page of the demonstration has while all is well, and the test that asks for them. */
export const templatesOfOtherDays: readonly { readonly file: string; readonly askedBy: string }[] = [
  { file: '[property]/covid.astro', askedBy: 'tests/integration/site-places.test.ts' },
  { file: '500.astro', askedBy: 'tests/integration/site-content-outages.test.ts' },
];
