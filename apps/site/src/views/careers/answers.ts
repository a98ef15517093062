import { type AnsweredRoutes, each, ownUnlessEmpty } from '../../content/page/answered-query.ts';
import { vacancyFilterNames } from '../../content/people/vacancy-listing.ts';

export const answers: AnsweredRoutes = { '/careers': { parts: each(vacancyFilterNames, ownUnlessEmpty) } };
