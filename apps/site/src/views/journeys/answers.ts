import { each, ownUnlessEmpty, type PageAnswers } from '../../content/model/answered-query.ts';
import { journeyFilterNames } from '../../content/model/journey-filters.ts';

export const journeysAnswers: PageAnswers = { parts: each(journeyFilterNames, ownUnlessEmpty) };
