import { describe, expect, test } from 'vitest';
import { contentTypes } from './default-mapping.ts';
import { mappingInForce, planFields, readMapping } from './mapping.ts';
import { importTargets, type TargetCollection } from './targets.ts';

const collection = (slug: string, ...names: string[]): TargetCollection => ({
  slug,
  fields: importTargets(names.map((name) => ({ type: 'text', name }))),
  drafts: true,
  trash: true,
  files: false,
  single: false,
});
const blog = collection('blog', 'title', 'slug', 'image', 'standfirst', 'body');
const safari = collection('ourSafaris', 'title');

describe('a content type', () => {
  test('goes to the collection of its name, or of another name it is known by', () => {
    const mapping = mappingInForce({}, [blog, safari]);
    for (const id of ['blog', 'blogPost', 'blog-post', 'Article'])
      expect(mapping.typeOf(id)?.collection).toBe('blog');
    expect(mapping.typeOf('our-safaris')?.collection).toBe('ourSafaris');
    expect(mapping.typeOf('weather')).toBeUndefined();
  });

  test('goes where the mapping file says, or nowhere', () => {
    const own = readMapping(
      '{"types": {"news": {"collection": "blog", "fields": {"lede": "standfirst"}}, "blog": null}}',
    );
    const mapping = mappingInForce(own, [blog]);
    expect(mapping.typeOf('news')).toMatchObject({
      collection: 'blog',
      // The usual other names go on standing for what the file does not name.
      fields: { lede: 'standfirst', headline: 'title' },
    });
    expect(mapping.typeOf('blog')).toBeNull();
  });

  test.each([
    ['{', /no JSON/],
    ['{"kinds": {}}', /types/],
    ['{"types": {"news": {"collection": "press"}}}', /"news" goes to "press", which is no collection/],
    ['{"types": {"news": {"collection": "blog", "fields": {"a": {"value": "x"}}}}}', /names the field "a"/],
    ['{"types": {"news": {"collection": "blog", "fields": {"title": {"value": ""}}}}}', /title/],
    ['{"types": {"news": {"collection": "blog", "fields": {"title": {"value": {"a": 1}}}}}}', /is no text/],
    [
      '{"types": {"news": {"collection": "blog", "fields": {"a": "b"}}}}',
      /"news" names the field "b", which blog has not/,
    ],
  ])('a mapping file %s is refused', (file, words) => {
    expect(() => mappingInForce(readMapping(file), [blog])).toThrow(words);
  });
});

test('a field fills that of its name first, then that it is known by; the rest is named', () => {
  const mapped = contentTypes.blogpost?.fields ?? {};
  const { sources, unknown } = planFields(
    ['heroImage', 'image', 'Title', 'excerpt', 'internalName', 'weather'],
    { fields: mapped },
    blog.fields,
  );
  expect([...sources].map(([{ name }, from]) => [name, from])).toEqual([
    ['image', ['image', 'heroImage']],
    ['title', ['Title']],
    ['standfirst', ['excerpt']],
  ]);
  expect(unknown).toEqual(['weather']);
});

test('a location fills latitude and longitude', () => {
  const { fields } = collection('region', 'latitude', 'longitude');
  const { sources, unknown } = planFields(['location'], { fields: {} }, fields);
  expect([...sources.keys()].map(({ name }) => name)).toEqual(['latitude', 'longitude']);
  expect(unknown).toEqual([]);
});
