import { addressWord, defaultBrand, type StoryTagGroup, storyFilterNames } from '@sundowner/brand';
import { stories } from '../../demo/content/stories.ts';
import { storyTags, tagTitle } from '../../demo/content/tags.ts';

/** A tag as the filters have it. */
export interface ReferenceTag {
  readonly group: StoryTagGroup;
  readonly slug: string;
}

const groups = Object.keys(storyTags) as StoryTagGroup[];

/** Every tag of the filters, group by group and in their order. */
export const referenceTags: readonly ReferenceTag[] = groups.flatMap((group) =>
  storyTags[group].map((title) => ({
    group,
    slug: addressWord(title.replace('{brand}', defaultBrand.shortName)),
  })),
);

const slugsOf = (story: (typeof stories)[number]): ReadonlySet<string> =>
  new Set(
    story.tags.map((title) =>
      addressWord(tagTitle(title, defaultBrand).replace(/^(Traveller Type|Interests) - /, '')),
    ),
  );

/** The demonstration's stories that `matches` lets through, told from the entries as they are written, newest first. */
const titlesOf = (matches: (slugs: ReadonlySet<string>) => boolean): readonly string[] =>
  [...stories]
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .filter((story) => matches(slugsOf(story)))
    .map(({ title }) => title);

/** The titles of the stories that match a choice by the plainest rule: of each group something was chosen in, one at least (CNT-06). */
export function storiesMatching(chosen: readonly ReferenceTag[]): readonly string[] {
  return titlesOf((slugs) => {
    for (const group of groups) {
      const wanted = chosen.filter((tag) => tag.group === group);
      if (wanted.length > 0 && !wanted.some(({ slug }) => slugs.has(slug))) return false;
    }
    return true;
  });
}

/** The titles a choice is answered with: those that match it, and where there is none those that carry any tag of it. */
export function storiesShown(chosen: readonly ReferenceTag[]): readonly string[] {
  const matching = storiesMatching(chosen);
  if (matching.length > 0) return matching;
  return titlesOf((slugs) => chosen.some(({ slug }) => slugs.has(slug)));
}

/** The address of a choice, as the plain form sends it. */
export function storiesAddress(chosen: readonly ReferenceTag[], page = 1): string {
  const query = new URLSearchParams(chosen.map(({ group, slug }) => [storyFilterNames[group], slug]));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/blog?${query}` : '/blog';
}
