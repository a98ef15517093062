/**
 * A page that is one entry, or whose entries have a page each. A row here makes the route and the entry's address, and with `found` its
 * place in the search. The sitemap lists a page without a parameter while it has its entry, one of several when an entry
 * makes it.
 */
export interface EntryRoute {
  /** A parameter stands for the entry's slug. */
  readonly path: `/${string}`;
  /**
   * What a result of the search calls it. Its heading and lead are then all it is found by; what is found by more has a row in
   * the site's `content/search/findable-collections.ts` instead.
   */
  readonly found?: string;
}

/** By the collection's slug. */
export const entryRoutes: Readonly<Record<string, EntryRoute>> = {
  homepage: { path: '/' },
  blog: { path: '/blog/{story}' },
  careers: { path: '/careers', found: 'Page' },
  contactDetails: { path: '/contact-us' },
  destination: { path: '/destinations/{destination}' },
  impact: { path: '/impact', found: 'Page' },
  impactProject: { path: '/impact/project/{project}' },
  mediaContactDetails: { path: '/media-contact-details' },
  privacyPolicy: { path: '/privacy-policy' },
  residences: { path: '/residences' },
  residence: { path: '/residences/{residence}' },
  searchPage: { path: '/search' },
  travelAfrica: { path: '/travel-africa' },
  travelGuide: { path: '/travel-africa/travel-guide' },
  travelAfricaDestination: { path: '/travel-africa/destination/{country}' },
  travelAfricaTravelType: { path: '/travel-africa/travel-type/{type}' },
  travelPartnerResources: { path: '/travel-partner-resources' },
  travelPartners: { path: '/travel-partners' },
  vacancy: { path: '/careers/{vacancy}' },
};
