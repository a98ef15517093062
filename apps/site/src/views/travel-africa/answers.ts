import { each, ownUnlessEmpty, type PageAnswers } from '../../content/model/answered-query.ts';
import { journeyFilterNames } from '../../content/model/journey-filters.ts';

export const travelAfricaAnswers: PageAnswers = { parts: each(journeyFilterNames, ownUnlessEmpty) };
