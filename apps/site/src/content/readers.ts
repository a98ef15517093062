import type { PropertyKey } from '@sundowner/brand';
import { readCareers, readVacancies } from './careers.ts';
import { readDestination, readDestinations, readRegions } from './destinations.ts';
import {
  readAccommodationCards,
  readAmenities,
  readModalContent,
  readTourLinks,
  readWhatToExpect,
} from './dialog-content.ts';
import { readExperienceList, readTestimonials } from './experience-list.ts';
import {
  readExperienceCategories,
  readExperienceCategory,
  readExperiencesSection,
  readPropertyExperiences,
} from './experience-pages.ts';
import { readAwards, readDownloads, readImageGalleries, readVideoGalleries } from './galleries.ts';
import { readBanner } from './hero-banners.ts';
import { readImpact, readImpactProject } from './impact.ts';
import { readKeysWithoutEntry } from './keys-without-entry.ts';
import { readMaps } from './maps.ts';
import { readOffers } from './offers.ts';
import { readPackage, readPackageSection, readPackages } from './packages.ts';
import type { OwnSite } from './page-intro.ts';
import { readMediaContacts, readPartnerResources, readTravelPartners } from './partners.ts';
import { readPersonas } from './personas.ts';
import { readPlainPage } from './plain-page.ts';
import { readPropertyContent } from './property-content.ts';
import { readHeroQuote, readQuote } from './quotes.ts';
import { readRatedProperties, readRates, readSeasons } from './rates.ts';
import type { Reading } from './reading.ts';
import { readRedirects } from './redirects.ts';
import { readResidence, readResidences } from './residences.ts';
import { readFavourites, readOurSafaris } from './safaris.ts';
import { readSearchWords } from './search-page.ts';
import { readSiteNotice } from './site-notice.ts';
import { readStay, readTreehouse } from './stays.ts';
import { readStory } from './story.ts';
import { readStoryListing, type StoryQuestion } from './story-listing.ts';
import { readTeam } from './team.ts';
import { readTours } from './tours.ts';
import { readToursAt } from './tours-at.ts';
import {
  readTravelAfrica,
  readTravelAfricaDestination,
  readTravelAfricaDestinations,
  readTravelTypes,
} from './travel-africa.ts';
import { readCustomJourney, readTravelGuide } from './travel-guide.ts';

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
