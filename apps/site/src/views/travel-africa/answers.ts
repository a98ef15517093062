import { journeyFilterNames } from '../../content/journey/journey-listing.ts';
import { type AnsweredRoutes, each, ownUnlessEmpty } from '../../content/page/answered-query.ts';
import { currencyPart } from '../../sections/answered-parts.ts';

export const answers: AnsweredRoutes = {
  '/travel-africa': { parts: { ...each(journeyFilterNames, ownUnlessEmpty), currency: currencyPart } },
};
