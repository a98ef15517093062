import { type AnsweredRoutes, each, free, ownUnlessEmpty } from '../../content/page/answered-query.ts';
import { currencyPart } from '../../sections/answered-parts.ts';

/** What is looked for, in which group, and which page of it. */
export const answers: AnsweredRoutes = {
  '/search': {
    parts: { q: ownUnlessEmpty, ...each(['in', 'page'], free), currency: currencyPart },
    forOneVisitor: true,
  },
};
