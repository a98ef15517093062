import { type AnsweredRoutes, free } from '../../content/page/answered-query.ts';

/** What was done just now: one of the page's own words. */
export const answers: AnsweredRoutes = { '/my-enquiry': { parts: { news: free }, forOneVisitor: true } };
