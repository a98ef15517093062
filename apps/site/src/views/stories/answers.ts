import { storyFilterNames } from '@sundowner/brand';
import { currentCollection } from '../../content/collection/collection-scope.ts';
import { type AnsweredPart, ownUnlessEmpty, type PageAnswers } from '../../content/page/answered-query.ts';
import { storiesAnchor } from '../../links/stories-link.ts';

/** Stories of tags, of which there may be endlessly many. */
const ofTags: AnsweredPart = { ...ownUnlessEmpty, many: true };

/** Stories of a property, which the menus of its pages lead to. */
const ofProperties: AnsweredPart = {
  many: true,
  said(value) {
    const known = currentCollection().properties.some((property) => storiesAnchor(property) === value);
    return known ? { value, as: 'kept' } : ownUnlessEmpty.said(value);
  },
};

const page: AnsweredPart = {
  said(value) {
    if (value === '' || value === '1') return null;
    return { value, as: /^[1-9]\d{0,3}$/.test(value) ? 'kept' : 'own' };
  },
};

/** All stories page by page, or those of one tag. */
export const storiesAnswers: PageAnswers = {
  parts: {
    [storyFilterNames.travellerType]: ofTags,
    [storyFilterNames.interest]: ofTags,
    [storyFilterNames.property]: ofProperties,
    page,
  },
};
