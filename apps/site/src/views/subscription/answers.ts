import { each, free, type PageAnswers } from '../../content/page/answered-query.ts';

/** The link of a mail, or the reference of what was sent just now. */
export const subscriptionAnswers: PageAnswers = { parts: each(['token', 'ref'], free), forOneVisitor: true };
