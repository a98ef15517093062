import { each, ownUnlessEmpty, type PageAnswers } from '../../content/model/answered-query.ts';
import { vacancyFilterNames } from '../../content/model/vacancy-listing.ts';

export const careersAnswers: PageAnswers = { parts: each(vacancyFilterNames, ownUnlessEmpty) };
