import { galleryNames } from '@sundowner/brand';
import { each, ownUnlessEmpty, type PageAnswers } from '../../content/page/answered-query.ts';

/** Pictures by filters, one of them, and that its terms are accepted. */
export const imageGalleryAnswers: PageAnswers = { parts: each(Object.values(galleryNames), ownUnlessEmpty) };
