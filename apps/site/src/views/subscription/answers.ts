import { type AnsweredRoutes, answeredOn, each, free } from '../../content/page/answered-query.ts';

/** The link of a mail, or the reference of what was sent just now. */
export const answers: AnsweredRoutes = answeredOn(['/subscription-confirmation', '/unsubscribe'], {
  parts: each(['token', 'ref'], free),
  forOneVisitor: true,
});
