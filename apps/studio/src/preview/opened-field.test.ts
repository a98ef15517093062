import { expect, test } from 'vitest';
import { pathsOf, tabOf } from './opened-field.ts';

test('a field is found by its own path, or by what it stands in', () => {
  expect(pathsOf('body.root.children')).toEqual(['body.root.children', 'body.root', 'body']);
  expect(pathsOf('title')).toEqual(['title']);
});

test('the tab of a field is the one that holds it, in a row as well; beside the tabs there is none', () => {
  const text = (name: string) => ({ type: 'text', name });
  const fields = [
    text('slug'),
    {
      type: 'tabs',
      tabs: [
        { fields: [text('name'), { type: 'row', fields: [text('kind')] }] },
        { fields: [{ type: 'array', name: 'facts', fields: [text('label')] }] },
      ],
    },
  ];
  expect([tabOf(fields, 'kind'), tabOf(fields, 'facts.0.label'), tabOf(fields, 'slug')]).toEqual([
    0,
    1,
    null,
  ]);
});
