import { galleryNames } from '@sundowner/brand';
import { type AnsweredRoutes, each, ownUnlessEmpty } from '../../content/page/answered-query.ts';

/** Pictures by filters, one of them, and that its terms are accepted. */
export const answers: AnsweredRoutes = {
  '/image-gallery': { parts: each(Object.values(galleryNames), ownUnlessEmpty) },
};
