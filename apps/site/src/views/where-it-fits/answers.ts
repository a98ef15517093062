import { type AnsweredRoutes, each, own, ownUnlessEmpty } from '../../content/page/answered-query.ts';
import { currencyPart } from '../../sections/answered-parts.ts';

/** What is held against every room (read-fit-question.ts). */
export const answers: AnsweredRoutes = {
  '/where-it-fits': {
    parts: {
      currency: currencyPart,
      ...each(['adults', 'nights'], own),
      ...each(
        ['children', 'ages', 'month', 'dateStart', 'dateEnd', 'budget', 'malaria', 'treehouse'],
        ownUnlessEmpty,
      ),
      age: { ...ownUnlessEmpty, many: true },
    },
  },
};
