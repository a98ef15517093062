import type { Brand } from '@sundowner/brand';
import { projects } from '../impact/projects.ts';
import { keyOfCountry } from '../travel-africa/countries/country.ts';
import { countries } from '../travel-africa/countries.ts';
import { curatedRoutes } from '../travel-africa/curated.ts';
import { packageRoutes } from '../travel-africa/packages.ts';
import { keyOf, type PackageEntry, type Route } from '../travel-africa/route.ts';
import { keyOfType, travelTypes } from '../travel-africa/travel-types.ts';
import { wordPages } from './all.ts';
import type { Head } from './head.ts';
import { pageHeads } from './heads.ts';

const ofRoute =
  (kind: PackageEntry['kind']) =>
  (route: Route): Head => ({
    key: keyOf(route, kind),
    picture: route.picture,
    heading: route.title,
    sub: route.line,
    title: route.title,
    description: route.metaDescription,
    keywords: [...route.interests, ...route.stops.map(([place]) => place)].join(', '),
    longer: [route.lead],
  });

const ofPage = ({ slug, title, lead, picture }: ReturnType<typeof wordPages>[number]): Head => ({
  key: slug,
  picture,
  heading: title,
  sub: lead,
  title,
  description: describe(lead),
  keywords: title.toLowerCase(),
});

/** As much of some words as search engines show, ending at a sentence or a word. */
function describe(words: string): string {
  if (words.length <= 155) return words;
  const sentence = words.slice(0, 155).lastIndexOf('. ');
  if (sentence > 70) return words.slice(0, sentence + 1);
  return `${words.slice(0, words.slice(0, 152).lastIndexOf(' '))} …`;
}

/** Heads made from what the pages themselves say: journeys, countries, kinds of traveller, projects, pages of words. */
export const derivedHeads = (brand: Brand): readonly Head[] => {
  const written = new Set(pageHeads(brand).map(({ key }) => key));
  return [
    ...packageRoutes.map(ofRoute('package')),
    ...curatedRoutes.map(ofRoute('curatedJourney')),
    ...countries.map(
      (country): Head => ({
        key: keyOfCountry(country.slug),
        picture: country.picture,
        heading: country.name,
        sub: country.bannerText,
        title: `${country.name}, with people who know it`,
        description: country.metaDescription,
        keywords: [country.name, ...country.highlights.map(([title]) => title)].join(', '),
        longer: [country.opening],
        beside: country.mapImage,
      }),
    ),
    ...travelTypes.map(
      (type): Head => ({
        key: keyOfType(type.slug),
        picture: type.picture,
        heading: type.heading,
        sub: type.bannerText,
        title: type.heading,
        description: type.metaDescription,
        keywords: `${type.name}, Travel Africa`,
        longer: [type.opening],
      }),
    ),
    ...projects.map(
      (project): Head => ({
        key: `impact-project-${project.slug}`,
        picture: project.picture,
        heading: project.title,
        sub: project.tagline,
        title: project.name,
        description: project.metaDescription,
        keywords: `${project.name}, ${project.place}, ${project.pillar}`,
        longer: [project.excerpt],
      }),
    ),
    ...wordPages(brand)
      .filter(({ slug }) => !written.has(slug))
      .map(ofPage),
  ];
};
