import { entries } from '../references.ts';
import { curatedRoutes } from './curated.ts';
import { packageRoutes } from './packages.ts';
import { type Route, slugOf } from './route.ts';
import { travelTypes } from './travel-types.ts';

/** Whom a journey suits: the kinds of traveller whose pages show it, and families and couples by what it holds. */
function typesOf(route: Route): readonly string[] {
  const shown = travelTypes
    .filter(({ packages }) => packages.includes(slugOf(route.title)))
    .map(({ slug }) => slug);
  const suits = route.interests.includes('Children') ? ['family'] : ['couple', 'lgbtq'];
  return [...new Set([...shown, ...suits])];
}

/** What leads from a journey to entries that are published after it. */
export const journeyLinks = [...packageRoutes, ...curatedRoutes].map((route) => ({
  slug: slugOf(route.title),
  destinations: entries('travelAfricaDestination', ...route.destinations),
  travelTypes: entries('travelAfricaTravelType', ...typesOf(route)),
}));
