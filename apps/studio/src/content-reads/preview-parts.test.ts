import { expect, test } from 'vitest';
import { previewParts } from './preview-parts.ts';

const media = { mimeType: { contains: 'image/' } };
const stories = [
  { type: 'text', name: 'slug', label: 'Address', required: true, unique: true },
  { type: 'text', name: 'title', label: 'Title', required: true },
  { type: 'text', name: 'link', label: 'Link', required: true, custom: { leadsTo: 'protected' } },
  { type: 'textarea', name: 'line', label: 'Line' },
  {
    type: 'upload',
    name: 'image',
    label: 'Picture',
    relationTo: 'media',
    required: true,
    filterOptions: media,
  },
  { type: 'richText', name: 'body', label: 'Story', required: true },
  { type: 'date', name: 'date', label: 'Date', required: true },
  { type: 'number', name: 'minutes', label: 'Minutes', required: true },
  { type: 'select', name: 'kind', label: 'Kind', required: true, options: [{ value: 'a', label: 'A' }] },
  {
    type: 'array',
    name: 'rows',
    flattenedFields: [{ type: 'text', name: 'heading', label: 'Heading', required: true }],
  },
  { type: 'relationship', name: 'author', relationTo: 'person' },
];
const people = [{ type: 'text', name: 'name', label: 'Name', required: true }];
const collections = {
  blog: { config: { flattenedFields: stories } },
  person: { config: { flattenedFields: people } },
};
const parts = (doc: object) =>
  previewParts({ collections } as unknown as Parameters<typeof previewParts>[0], 'blog', [doc]);

test('STU-02/gaps: what is required and empty has a stand-in that says so; keys and addresses have none', () => {
  const { docs, marks } = parts({
    id: 12,
    slug: null,
    title: '',
    link: null,
    line: null,
    image: null,
    body: null,
    date: null,
    minutes: null,
    kind: null,
    rows: [{ id: 'x', heading: null }],
    author: null,
  });
  expect(docs[0]).toMatchObject({
    slug: null,
    title: 'Title is missing',
    link: null,
    line: null,
    image: { alt: 'Picture is missing', url: '/missing-picture.svg?for=blog%3A12%3Aimage' },
    body: { root: { children: [{ children: [{ text: 'Story is missing' }] }] } },
    date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    minutes: 1,
    kind: 'a',
    rows: [{ heading: 'Heading is missing' }],
    author: null,
  });
  expect(marks.map(({ field, missing }) => [field, missing])).toEqual([
    ['title', true],
    ['image', true],
    ['body.root.children.0.children.0.text', true],
    ['rows.0.heading', true],
  ]);
});

test('every word and picture is told with its entry and field, those of entries inside it by their own; nothing else changes', () => {
  const doc = {
    id: 12,
    slug: 'rains',
    title: 'First rains',
    link: '/x',
    image: { id: 3, filename: 'river.jpg' },
    body: {
      root: {
        type: 'root',
        children: [{ type: 'paragraph', children: [{ type: 'text', text: 'It rained.' }] }],
      },
    },
    rows: [{ heading: 'One' }, { heading: 'Two' }],
    author: { id: 4, name: '' },
  };
  const { docs, marks } = parts(doc);
  expect(docs[0]).toEqual({ ...doc, author: { id: 4, name: 'Name is missing' } });
  expect(marks).toEqual([
    { entry: 'blog:12', field: 'title', text: 'First rains' },
    { entry: 'blog:12', field: 'image', file: 'river.jpg' },
    { entry: 'blog:12', field: 'body.root.children.0.children.0.text', text: 'It rained.' },
    { entry: 'blog:12', field: 'rows.0.heading', text: 'One' },
    { entry: 'blog:12', field: 'rows.1.heading', text: 'Two' },
    { entry: 'person:4', field: 'name', text: 'Name is missing', missing: true },
  ]);
});

test('what a read did not ask for is not missing', () => {
  expect(parts({ id: 1, line: 'A line' }).docs).toEqual([{ id: 1, line: 'A line' }]);
});
