import { expect, test } from 'vitest';
import { h, list, p, steps } from '../content/rich-text.ts';
import { lexical } from './lexical.ts';

test('a paragraph keeps its words, italics and links', () => {
  const [paragraph] = lexical([p('See _this_ [page](/contact-us).')]).root.children as {
    children: unknown;
  }[];
  expect(paragraph).toMatchObject({
    type: 'paragraph',
    children: [
      { type: 'text', text: 'See ', format: 0 },
      { type: 'text', text: 'this', format: 2 },
      { type: 'text', text: ' ' },
      {
        type: 'link',
        fields: { linkType: 'custom', url: '/contact-us', newTab: false },
        children: [{ type: 'text', text: 'page' }],
      },
      { type: 'text', text: '.' },
    ],
  });
});

test('a link to another host opens in a new tab', () => {
  const text = JSON.stringify(lexical([p('[Regulator](https://inforegulator.org.za)')]));
  expect(text).toContain('"newTab":true');
});

test('headings and both kinds of list have the editor’s tags', () => {
  const { root } = lexical([h('Title'), list('one', 'two'), steps('first')]);
  expect(root.children).toMatchObject([
    { type: 'heading', tag: 'h2' },
    { type: 'list', listType: 'bullet', tag: 'ul', children: [{ value: 1 }, { value: 2 }] },
    { type: 'list', listType: 'number', tag: 'ol', children: [{ type: 'listitem', value: 1 }] },
  ]);
});
