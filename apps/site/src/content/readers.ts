import type { PropertyKey } from '@sundowner/brand';
import { readExperienceList, readTestimonials } from './experience/experience-list.ts';
import {
  readExperienceCategories,
  readExperienceCategory,
  readExperiencesSection,
  readPropertyExperiences,
} from './experience/experience-pages.ts';
import { readPersonas } from './experience/personas.ts';
import { readFavourites, readOurSafaris } from './experience/safaris.ts';
import {
  readAccommodationCards,
  readAmenities,
  readModalContent,
  readTourLinks,
  readWhatToExpect,
} from './forms/dialog-content.ts';
import { readAwards, readDownloads, readImageGalleries, readVideoGalleries } from './gallery/galleries.ts';
import { readTours } from './gallery/tours.ts';
import { readImpact, readImpactProject } from './impact/impact.ts';
import {
  readTravelAfrica,
  readTravelAfricaDestination,
  readTravelAfricaDestinations,
  readTravelTypes,
} from './journey/travel-africa.ts';
import { readCustomJourney, readTravelGuide } from './journey/travel-guide.ts';
import { readPackage, readPackageSection, readPackages } from './packages.ts';
import { readBanner } from './page/hero-banners.ts';
import { readKeysWithoutEntry } from './page/keys-without-entry.ts';
import type { OwnSite } from './page/page-intro.ts';
import { readPlainPage } from './page/plain-page.ts';
import { readHeroQuote, readQuote } from './page/quotes.ts';
import { readCareers, readVacancies } from './people/careers.ts';
import { readMediaContacts, readPartnerResources, readTravelPartners } from './people/partners.ts';
import { readTeam } from './people/team.ts';
import { readDestination, readDestinations, readRegions } from './property/destinations.ts';
import { readMaps } from './property/maps.ts';
import { readPropertyContent } from './property/property.ts';
import { readOffers } from './rates/offers.ts';
import { readRatedProperties, readRates, readSeasons } from './rates/rates.ts';
import type { Reading } from './reading/reading.ts';
import { readResidence, readResidences } from './residence/residence.ts';
import { readSearchWords } from './search/search-words.ts';
import { readRedirects } from './site/redirects.ts';
import { readSiteNotice } from './site/site-notice.ts';
import { readStay, readTreehouse } from './stays.ts';
import { readStory } from './story/story.ts';
import { readStoryListing, type StoryQuestion } from './story/story-listing.ts';
import { readToursAt } from './tours-at.ts';

/** Every reader of the collection's nouns, for one page. What each gives and throws stands with its own function. */
export function bindReaders(reading: Reading, own: OwnSite) {
  const { brand, siteUrl } = own;
  return {
    banner: (pageKey: string) => readBanner(reading, pageKey, siteUrl),
    quote: (pageKey: string) => readQuote(reading, pageKey),
    heroQuote: (pageKey: string) => readHeroQuote(reading, pageKey),
    keysWithoutEntry: () => readKeysWithoutEntry(reading, brand),
    siteNotice: () => readSiteNotice(reading, siteUrl),
    redirects: () => readRedirects(reading, siteUrl),
    plainPage: (pageKey: string) => readPlainPage(reading, pageKey, siteUrl),
    storyListing: (question: StoryQuestion) => readStoryListing(reading, question, brand),
    story: (slug: string) => readStory(reading, slug, own),
    experienceList: () => readExperienceList(reading, siteUrl),
    experienceCategories: (pageKey: string) => readExperienceCategories(reading, pageKey, siteUrl),
    experienceCategory: (identifier: string) => readExperienceCategory(reading, identifier, siteUrl),
    experiencesSection: (key: string) => readExperiencesSection(reading, key, siteUrl),
    propertyExperiences: (contentTag: string) => readPropertyExperiences(reading, contentTag, siteUrl),
    testimonials: (property: PropertyKey | null) => readTestimonials(reading, property),
    personas: () => readPersonas(reading, siteUrl),
    impact: () => readImpact(reading, siteUrl),
    impactProject: (slug: string) => readImpactProject(reading, slug, own),
    maps: () => readMaps(reading, siteUrl),
    team: (tag: string) => readTeam(reading, tag),
    careers: () => readCareers(reading, siteUrl),
    vacancies: () => readVacancies(reading, siteUrl),
    ourSafaris: (pageKey: string) => readOurSafaris(reading, pageKey, siteUrl),
    favourites: (contentTag: string) => readFavourites(reading, contentTag, siteUrl),
    packageSection: (slug: string) => readPackageSection(reading, slug, siteUrl),
    packages: (kind: 'package' | 'curatedJourney') => readPackages(reading, kind),
    package: (slug: string) => readPackage(reading, slug, own),
    customJourney: () => readCustomJourney(reading, siteUrl),
    travelAfrica: () => readTravelAfrica(reading, siteUrl),
    travelAfricaDestinations: () => readTravelAfricaDestinations(reading, siteUrl),
    travelAfricaDestination: (slug: string) => readTravelAfricaDestination(reading, slug, siteUrl),
    travelTypes: () => readTravelTypes(reading, siteUrl),
    searchWords: () => readSearchWords(reading),
    travelGuide: () => readTravelGuide(reading, siteUrl),
    propertyPage: (key: PropertyKey) => readPropertyContent(reading, key, siteUrl),
    stay: (path: string) => readStay(reading, path, siteUrl),
    treehouse: (slug: string) => readTreehouse(reading, slug, siteUrl),
    residencesPage: () => readResidences(reading, siteUrl),
    residence: (slug: string) => readResidence(reading, slug, siteUrl),
    regions: () => readRegions(reading),
    destinations: () => readDestinations(reading, siteUrl),
    destination: (slug: string) => readDestination(reading, slug, siteUrl),
    rates: (property: PropertyKey | null) => readRates(reading, property),
    seasons: () => readSeasons(reading),
    ratedProperties: () => readRatedProperties(reading),
    offers: (property: PropertyKey | null) => readOffers(reading, property, siteUrl),
    accommodationCards: () => readAccommodationCards(reading, siteUrl),
    tourLinks: () => readTourLinks(reading, siteUrl),
    tours: () => readTours(reading, siteUrl),
    toursAt: (property: PropertyKey) => readToursAt(reading, property, siteUrl),
    amenities: () => readAmenities(reading),
    modalContent: (modal: string) => readModalContent(reading, modal),
    whatToExpect: (slug: string) => readWhatToExpect(reading, slug),
    travelPartners: () => readTravelPartners(reading, siteUrl),
    partnerResources: () => readPartnerResources(reading, siteUrl),
    mediaContacts: () => readMediaContacts(reading, siteUrl),
    imageGalleries: () => readImageGalleries(reading),
    videoGalleries: () => readVideoGalleries(reading, siteUrl),
    downloads: () => readDownloads(reading, siteUrl),
    awards: () => readAwards(reading, siteUrl),
  };
}

export type Readers = ReturnType<typeof bindReaders>;
