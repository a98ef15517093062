import type { Brand } from '@sundowner/brand';
import { awards } from './awards.ts';
import { careers } from './careers/page.ts';
import { vacancies } from './careers/vacancies.ts';
import { impact } from './impact/page.ts';
import { committee, initiatives, pillars } from './impact/pillars.ts';
import { toProject } from './impact/project.ts';
import { projects } from './impact/projects.ts';
import { wordPages } from './pages/all.ts';
import { derivedHeads } from './pages/derived-heads.ts';
import { enquiryHeads } from './pages/enquiry-heads.ts';
import { toBanner, toIntro } from './pages/head.ts';
import { pageHeads } from './pages/heads.ts';
import { toPage } from './pages/page.ts';
import { travelPartnerResources, travelPartners } from './partners/pages.ts';
import { mediaContactDetails } from './press/contacts.ts';
import { downloads } from './press/downloads.ts';
import { galleryItems, imageGalleries, videoGalleries } from './press/galleries.ts';
import { searchPage } from './search-page.ts';
import { team, teamSections } from './team.ts';
import { camps } from './travel-africa/camps.ts';
import { toDestination } from './travel-africa/countries/country.ts';
import { countries } from './travel-africa/countries.ts';
import { curatedRoutes } from './travel-africa/curated.ts';
import { travelGuide } from './travel-africa/guide.ts';
import { packageRoutes } from './travel-africa/packages.ts';
import { customJourney, packageSections, travelAfrica, travelAfricaMap } from './travel-africa/page.ts';
import { toPackage } from './travel-africa/route.ts';
import { specialists } from './travel-africa/specialists.ts';
import { testimonials } from './travel-africa/testimonials.ts';
import { toTravelType, travelTypes } from './travel-africa/travel-types.ts';

const headsOf = (brand: Brand) => [...pageHeads(brand), ...enquiryHeads, ...derivedHeads(brand)];

/** Banners of every page outside properties. */
export const peopleBanners = (brand: Brand) => headsOf(brand).map(toBanner);

/** Opening words and meta of every page outside properties. */
export const peopleIntros = (brand: Brand) =>
  headsOf(brand).map((head) => toIntro(head, brand.collectionName));

/** Travel Africa, impact, people, press, partners and pages of words, by collection. */
export const people = (brand: Brand) => ({
  teamMember: team,
  meetTheTeam: teamSections,
  specialist: specialists,
  testimonial: testimonials,
  packages: [
    ...packageRoutes.map((route, index) => toPackage(route, index + 1, 'package')),
    ...curatedRoutes.map((route, index) =>
      toPackage(route, packageRoutes.length + index + 1, 'curatedJourney'),
    ),
  ],
  packageSection: packageSections,
  customJourney,
  travelAfricaProperty: camps,
  travelAfricaDestination: countries.map(toDestination),
  travelAfricaTravelType: travelTypes.map(toTravelType),
  maps: [travelAfricaMap],
  travelAfrica,
  travelGuide,
  searchPage,
  impactPillar: pillars,
  initiative: initiatives,
  committeeMember: committee,
  impactProject: projects.map(toProject),
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
  page: wordPages(brand).map(toPage),
});
