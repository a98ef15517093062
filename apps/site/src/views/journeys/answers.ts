import { journeyFilterNames } from '../../content/journey/journey-listing.ts';
import { type AnsweredRoutes, answeredOn, each, ownUnlessEmpty } from '../../content/page/answered-query.ts';
import { currencyPart } from '../../sections/answered-parts.ts';

export const answers: AnsweredRoutes = answeredOn(['/curated-journeys', '/curated-journeys/[journey]'], {
  parts: { ...each(journeyFilterNames, ownUnlessEmpty), currency: currencyPart },
});
