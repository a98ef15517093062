import { journeyFilterNames } from '../../content/journey/journey-listing.ts';
import { each, ownUnlessEmpty, type PageAnswers } from '../../content/page/answered-query.ts';

export const journeysAnswers: PageAnswers = { parts: each(journeyFilterNames, ownUnlessEmpty) };
