import { addressWord, type StoryTagGroup, storyFilterNames, storyTags } from '@sundowner/brand';
import type { AnsweredPart, PageAnswers } from '../../content/page/answered-query.ts';

/** Stories of one tag everybody knows, which links of our own lead to; another choice is one of endlessly many. */
function tagsOf(group: StoryTagGroup): AnsweredPart {
  const known = new Set(storyTags[group].map(addressWord));
  return {
    many: true,
    said: (value) => (value.trim() === '' ? null : { value, as: known.has(value) ? 'kept' : 'own' }),
  };
}

const page: AnsweredPart = {
  said(value) {
    if (value === '' || value === '1') return null;
    return { value, as: /^[1-9]\d{0,3}$/.test(value) ? 'kept' : 'own' };
  },
};

/** All stories page by page, or those of one tag. */
export const storiesAnswers: PageAnswers = {
  parts: {
    [storyFilterNames.travellerType]: tagsOf('travellerType'),
    [storyFilterNames.interest]: tagsOf('interest'),
    [storyFilterNames.property]: tagsOf('property'),
    page,
  },
};
