import { free, type PageAnswers } from '../../content/page/answered-query.ts';

/** What was done just now: one of the page's own words. */
export const myEnquiryAnswers: PageAnswers = { parts: { news: free }, forOneVisitor: true };
