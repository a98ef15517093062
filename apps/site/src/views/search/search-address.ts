import type { FindableGroup } from '../../content/search/findable.ts';

/** What visitors call each group of what can be found. */
export const groupNames: Readonly<Record<FindableGroup, string>> = {
  places: 'Places to stay',
  experiences: 'Experiences',
  offers: 'Offers',
  journeys: 'Journeys',
  questions: 'Questions and answers',
  stories: 'Stories',
  downloads: 'Downloads',
  pages: 'Pages',
};

/** The address a question is answered at: `/search?q=hide&in=stories&page=2`. */
export function searchAddress(query: string, group?: FindableGroup, page = 1): string {
  const parameters = new URLSearchParams({ q: query });
  if (group) parameters.set('in', group);
  if (page > 1) parameters.set('page', String(page));
  return `/search?${parameters}`;
}

export const resultsInWords = (count: number): string => (count === 1 ? '1 result' : `${count} results`);
