import { each, ownUnlessEmpty, type PageAnswers } from '../../content/page/answered-query.ts';
import { vacancyFilterNames } from '../../content/people/vacancy-listing.ts';

export const careersAnswers: PageAnswers = { parts: each(vacancyFilterNames, ownUnlessEmpty) };
