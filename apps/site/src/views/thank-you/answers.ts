import { type AnsweredRoutes, free } from '../../content/page/answered-query.ts';

/** The reference of the enquiry that was sent. */
export const answers: AnsweredRoutes = { '/thank-you': { parts: { ref: free }, forOneVisitor: true } };
