import { defaultBrand } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { experiences } from './experience-list.ts';
import { plainText } from './rich-text.ts';
import { signedStories } from './stories/signed.ts';
import { stories } from './stories.ts';
import { tags, tagTitle } from './tags.ts';
import { team } from './team.ts';

test('forty stories over four years, the newest first, each at an address of its own', () => {
  const dates = stories.map(({ date }) => date);
  expect(stories).toHaveLength(40);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(Number(dates[0]?.slice(0, 4)) - Number(dates.at(-1)?.slice(0, 4))).toBeGreaterThanOrEqual(3);
  expect(new Set(stories.map(({ slug }) => slug)).size).toBe(stories.length);
});

test.each(stories.map((story) => [story.slug, story] as const))(
  '%s runs to 500 words or more, and no more than 900',
  (_, story) => {
    const words = plainText(story.body).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
  },
);

test('every tag has a story, and every story tags of more than one group', () => {
  const used = new Set(stories.flatMap((story) => story.tags.map((title) => tagTitle(title, defaultBrand))));
  expect(tags(defaultBrand).filter(({ title }) => !used.has(title))).toEqual([]);
  const groups = new Map(tags(defaultBrand).map(({ title, category }) => [title, category]));
  for (const story of stories) {
    expect(new Set(story.tags.map((title) => groups.get(tagTitle(title, defaultBrand)))).size).toBe(3);
  }
});

test('every kind of experience has six things to do or more, at addresses of their own', () => {
  expect(new Set(experiences.map(({ slug }) => slug)).size).toBe(experiences.length);
  const kinds = Map.groupBy(experiences, ({ experienceCategory }) => JSON.stringify(experienceCategory));
  for (const [kind, list] of kinds) expect(list.length, String(kind)).toBeGreaterThanOrEqual(6);
});

test('the label a story is shown under is one of its own', () => {
  for (const { slug, category, tags: own } of stories)
    expect(
      own.map((title) => tagTitle(title, defaultBrand).replace(/^.* - /, '')),
      slug,
    ).toContain(category);
});

describe('every story', () => {
  const slugs = stories.map(({ slug }) => slug);
  const names = team.map(({ name }) => name);

  test('is signed by a member of the team it does not tell of, under words of its own', () => {
    expect(Object.keys(signedStories).sort()).toEqual([...slugs].sort());
    for (const { slug, body } of stories) {
      const author = signedStories[slug]?.author ?? '';
      expect(names, slug).toContain(author);
      expect(plainText(body), slug).not.toContain(author);
    }
    const captions = Object.values(signedStories).map(({ caption }) => caption);
    expect(new Set(captions).size).toBe(captions.length);
  });

  test('leads to three others, and is led to by none as often as by a third of them', () => {
    const all = Object.entries(signedStories).flatMap(([slug, { related }]) => {
      expect(new Set([slug, ...related]).size, slug).toBe(4);
      expect(
        related.filter((other) => !slugs.includes(other)),
        slug,
      ).toEqual([]);
      return related;
    });
    for (const slug of slugs) expect(all.filter((other) => other === slug).length, slug).toBeLessThan(13);
  });
});
