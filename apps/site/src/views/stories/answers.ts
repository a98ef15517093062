import { type StoryTagGroup, storyFilterNames } from '@sundowner/brand';
import { type AnsweredPart, type AnsweredRoutes, ownUnlessEmpty } from '../../content/page/answered-query.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { storiesAnchor } from '../../links/stories-link.ts';

/** Stories of a tag that is published; of a property, to whose stories the menus of its pages lead, also while it has no tag. */
const ofGroup = (group: StoryTagGroup): AnsweredPart => ({
  many: true,
  said(value) {
    const { storyTags, properties } = currentCollection();
    const known =
      storyTags.some((tag) => tag.group === group && tag.slug === value) ||
      (group === 'property' && properties.some((property) => storiesAnchor(property) === value));
    return known ? { value, as: 'kept' } : ownUnlessEmpty.said(value);
  },
});

const page: AnsweredPart = {
  said(value) {
    if (value === '' || value === '1') return null;
    return { value, as: /^[1-9]\d{0,3}$/.test(value) ? 'kept' : 'own' };
  },
};

/** All stories page by page, or those of one tag. */
export const answers: AnsweredRoutes = {
  '/blog': {
    parts: {
      [storyFilterNames.travellerType]: ofGroup('travellerType'),
      [storyFilterNames.interest]: ofGroup('interest'),
      [storyFilterNames.property]: ofGroup('property'),
      page,
    },
  },
};
