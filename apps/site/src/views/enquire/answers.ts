import { askable } from '@sundowner/enquiries/forms/page-context';
import { each, free, type PageAnswers } from '../../content/page/answered-query.ts';

/** The page it was opened on, and what the link that led here fills in. */
export const enquireAnswers: PageAnswers = {
  parts: each(['from', 'vacancy', ...askable], free),
  forOneVisitor: true,
};
