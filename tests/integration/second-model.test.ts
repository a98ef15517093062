import type { CollectionConfig } from 'payload';
import { expect, test, vi } from 'vitest';
import { secondCollection } from '../collections/second.ts';
import { collectionOf } from '../support/collection-of.ts';
import { problemsOf } from '../support/model-check.ts';
import { seededEntries } from '../support/seeded-entries.ts';

// Media and accounts ask the settings where their files lie.
vi.stubEnv('MODE', 'demo');
vi.stubEnv('DATA_DIR', '/nowhere');
const { collections } = await import('../../apps/studio/src/collections/collections.ts');

const models = new Map<string, CollectionConfig>(collections().map((model) => [model.slug, model]));
const collection = collectionOf(secondCollection.content, secondCollection.brand);
const { made, refused, twice } = seededEntries(secondCollection);

test('every entry of the second collection stands once, after what it refers to', () => {
  expect(refused).toEqual([]);
  expect(twice).toEqual([]);
});

test.each([...new Set(made.map((each) => each.collection))])(
  'every entry of %s fits the model',
  async (slug) => {
    const fields = models.get(slug)?.fields ?? [];
    const problems: string[] = [];
    for (const { name, data } of made.filter((each) => each.collection === slug))
      problems.push(...(await problemsOf(fields, data, collection)).map((problem) => `${name}: ${problem}`));
    expect(problems).toEqual([]);
  },
);
