import { expect, test } from 'vitest';
import { entry, exportOf } from '../../../../tests/fakes/contentful-export.ts';
import { readImportFiles } from './import-files.ts';

const one = entry({ id: 'one', type: 'tag', state: 'published', fields: { title: 'One' } });
const two = entry({ id: 'two', type: 'tag', state: 'published', fields: { title: 'Two' } });
const exported = exportOf([one, two]);

test('the files of an import say what is to come, what of it is published, and where it goes', () => {
  const mapping = '{"types": {"tag": null}}';
  const files = readImportFiles({ exported, published: exportOf([two]), mapping }, null);
  expect(files.source.entries.map(({ id }) => id)).toEqual(['one', 'two']);
  expect([...files.published.keys()]).toEqual(['two']);
  expect(files.mapping).toEqual({ tag: null });
  expect(files.chain).toEqual([files.source.locales.find(({ isDefault }) => isDefault)?.code]);
  expect(readImportFiles({ exported, published: null, mapping: null }, null)).toMatchObject({ mapping: {} });
});

test.each([
  [{ exported: '{"items": []}' }, null, 'This is no export of Contentful'],
  [{ published: '{' }, null, 'The export is no JSON'],
  [{ mapping: '{"kinds": {}}' }, null, 'The mapping file cannot be used'],
  [{}, 'it', 'no locale "it"'],
])('without a studio %o with the locale %s is refused', (given, locale, words) => {
  const texts = { exported, published: null, mapping: null, ...given };
  expect(() => readImportFiles(texts, locale)).toThrow(words);
});
