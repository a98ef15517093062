import { free, type PageAnswers } from '../../content/page/answered-query.ts';

/** The reference of the enquiry that was sent. */
export const thankYouAnswers: PageAnswers = { parts: { ref: free }, forOneVisitor: true };
