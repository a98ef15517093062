import { askable, askableOfLetter, askedAge } from '@sundowner/enquiries/forms/page-context';
import { type AnsweredRoutes, each, free } from '../../content/page/answered-query.ts';

/** The page it was opened on, and what the link that led here fills in. */
export const answers: AnsweredRoutes = {
  '/enquire/[...path]': {
    parts: {
      ...each(['from', 'vacancy', ...askable, ...askableOfLetter], free),
      [askedAge]: { ...free, many: true },
    },
    forOneVisitor: true,
  },
};
