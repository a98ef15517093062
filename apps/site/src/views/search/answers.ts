import { each, free, ownUnlessEmpty, type PageAnswers } from '../../content/page/answered-query.ts';
import { currencyPart } from '../../sections/answered-parts.ts';

/** What is looked for, in which group, and which page of it. */
export const searchAnswers: PageAnswers = {
  parts: { q: ownUnlessEmpty, ...each(['in', 'page'], free), currency: currencyPart },
  forOneVisitor: true,
};
