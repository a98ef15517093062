import { journeyFilterNames } from '../../content/journey/journey-listing.ts';
import { type AnsweredRoutes, answeredOn, each, ownUnlessEmpty } from '../../content/page/answered-query.ts';

export const answers: AnsweredRoutes = answeredOn(['/curated-journeys', '/curated-journeys/[journey]'], {
  parts: each(journeyFilterNames, ownUnlessEmpty),
});
