import { each, ownUnlessEmpty, type PageAnswers } from '../../content/page/answered-query.ts';
import { vacancyFilterNames } from '../../content/people/vacancy-filters.ts';

export const careersAnswers: PageAnswers = { parts: each(vacancyFilterNames, ownUnlessEmpty) };
