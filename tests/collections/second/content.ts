import type { Content, LinkedBack } from '../../../demo/content/content.ts';
import {
  categories,
  experiences,
  experiencesProperties,
  experiencesSections,
  favourites,
  linkedCategories,
  personas,
} from './experiences.ts';
import {
  countries,
  customJourney,
  friendsCamps,
  linkedJourneys,
  maps,
  packageSections,
  packages,
  travelAfrica,
  travelGuide,
  travelTypes,
} from './journeys.ts';
import {
  committee,
  downloads,
  galleryItems,
  imageGalleries,
  impact,
  initiatives,
  mediaContactDetails,
  pillars,
  projects,
  travelPartnerResources,
  travelPartners,
  videoGalleries,
} from './library.ts';
import { lodges } from './lodges.ts';
import { banners, intros, quotes, wordPages } from './pages.ts';
import { awards, careers, specialists, team, teamSections, testimonials, vacancies } from './people.ts';
import { properties } from './properties.ts';
import { offers, rates, seasons } from './rates.ts';
import { destinations, regions } from './regions.ts';
import { cards, residences, residencesPage, rooms, treehouses } from './rooms.ts';
import { ourSafaris, safaris } from './safaris.ts';
import {
  answerTemplates,
  choiceLists,
  collection,
  contactDetails,
  enquiryForms,
  footer,
  homepage,
  modalContent,
  privacyPolicy,
  redirects,
  searchPage,
} from './site.ts';
import { linkedStories, stories, tags } from './stories.ts';
import { amenities, tours, whatToExpect } from './tours.ts';

/** Everything the second collection publishes, by studio collection. */
export const content: Content = {
  heroBanner: banners,
  introSection: intros,
  region: regions,
  propertyUpdated: properties,
  teamMember: team,
  meetTheTeam: teamSections,
  testimonial: testimonials,
  amenity: amenities,
  tourLink: tours,
  whatToExpect,
  accommodation: lodges,
  room: rooms,
  safari: safaris,
  treehouse: treehouses,
  accommodationCard: cards,
  residence: residences,
  residences: residencesPage,
  experiencesCategory: categories,
  experiences,
  ourSafaris,
  destination: destinations,
  experiencesSection: experiencesSections,
  experiencesProperty: experiencesProperties,
  persona: personas,
  propertyFavourites: favourites,
  season: seasons,
  rate: rates,
  offer: offers,
  modalContent,
  specialist: specialists,
  packages,
  travelAfricaProperty: friendsCamps,
  travelAfricaDestination: countries,
  travelAfricaTravelType: travelTypes,
  maps,
  packageSection: packageSections,
  customJourney,
  travelAfrica,
  travelGuide,
  impactPillar: pillars,
  initiative: initiatives,
  committeeMember: committee,
  impactProject: projects,
  impact,
  vacancy: vacancies,
  careers,
  award: awards,
  galleryItem: galleryItems,
  imageGallery: imageGalleries,
  videoGallery: videoGalleries,
  download: downloads,
  travelPartners,
  travelPartnerResources,
  mediaContactDetails,
  page: wordPages,
  searchPage,
  tag: tags,
  blog: stories,
  collection,
  redirects,
  quoteComponent: quotes,
  footer,
  contactDetails,
  enquiryForm: enquiryForms,
  choiceList: choiceLists,
  answerTemplate: answerTemplates,
  privacyPolicy,
  homepage,
};

/** What leads from its entries to others that are published after them. */
export const linkedBack: LinkedBack = {
  blog: linkedStories,
  experiencesCategory: linkedCategories,
  packages: linkedJourneys,
};
