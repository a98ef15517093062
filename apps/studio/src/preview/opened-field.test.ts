import { expect, test } from 'vitest';
import { fieldPaths, fieldTab } from './opened-field.ts';

test('a field is found by its own path, or by what it stands in', () => {
  expect(fieldPaths('body.root.children')).toEqual(['body.root.children', 'body.root', 'body']);
  expect(fieldPaths('title')).toEqual(['title']);
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
  expect([fieldTab(fields, 'kind'), fieldTab(fields, 'facts.0.label'), fieldTab(fields, 'slug')]).toEqual([
    0,
    1,
    null,
  ]);
});
