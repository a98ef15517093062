import { describe, expect, test } from 'vitest';
import { outdatedBy, tagsOfChange } from '../../content/reading/changed-tags.ts';
import { keysOfAnswer, keysToPurge } from './purge-keys.ts';

const keys = (tags: readonly string[]) => keysOfAnswer(tags).split(' ');
/** Whether a CDN forgets an answer made under `tags` for a change. */
const forgets = (tags: readonly string[], changed: readonly string[] | null) =>
  keysToPurge(changed && tagsOfChange(changed)).some((key) => keys(tags).includes(key));

test('CLU-07/tags an answer carries its own tags, one for any entry of each collection, and one for everything', () => {
  expect(keysOfAnswer(['homepage', 'homepage:1', 'media:7', 'media:9'])).toBe(
    'everything homepage homepage:1 media:7 media:9 homepage:any media:any',
  );
});

describe('CLU-07/tags what is outdated here is forgotten there, and no more', () => {
  const pages = [['blog'], ['blog', 'blog:7'], ['lodge', 'lodge:2', 'media:7'], ['footer:1'], []];
  const changes = [['blog', 'blog:7'], ['blog'], ['media', 'media:7'], ['media:7', 'lodge'], ['people:4']];
  test.each(changes.map((change) => [change]))('%j', (change) => {
    const outdated = outdatedBy(tagsOfChange(change));
    expect(pages.map((tags) => forgets(tags, change))).toEqual(pages.map((tags) => tags.some(outdated)));
  });

  test('everything where nobody knows what changed; nothing where nothing did', () => {
    expect(pages.every((tags) => forgets(tags, null))).toBe(true);
    expect(keysToPurge([])).toEqual([]);
  });
});

test('CLU-07/bounds an answer of too many tags is forgotten with every change, and too many changes forget everything', () => {
  const many = Array.from({ length: 2000 }, (_, index) => `media:${index}`);
  expect(keysOfAnswer(many)).toBe('everything any-change');
  expect(forgets(many, ['people:4'])).toBe(true);
  expect(keysToPurge(many)).toEqual(['everything']);
});
