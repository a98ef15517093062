import { expect, test } from 'vitest';
import { toRichText } from './rich-text.ts';

const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
const of = (...children: unknown[]) => toRichText({ root: { children } }, 'https://www.example.com');

test('CNT-03 paragraphs, headings, quotes and lists, with marks', () => {
  expect(
    of(
      { type: 'heading', tag: 'h2', children: [text('What we keep')] },
      { type: 'paragraph', children: [text('Only '), text('this', 2), text('.', 3)] },
      { type: 'quote', children: [text('Said.')] },
      {
        type: 'list',
        listType: 'number',
        children: [
          { type: 'listitem', children: [text('One')] },
          {
            type: 'listitem',
            children: [{ type: 'list', children: [{ type: 'listitem', children: [text('Two')] }] }],
          },
        ],
      },
    ),
  ).toEqual([
    { type: 'heading', level: 2, children: [{ type: 'text', text: 'What we keep' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'Only ' },
        { type: 'text', text: 'this', italic: true },
        { type: 'text', text: '.', bold: true, italic: true },
      ],
    },
    { type: 'quote', children: [{ type: 'text', text: 'Said.' }] },
    {
      type: 'list',
      ordered: true,
      items: [[{ type: 'text', text: 'One' }], [{ type: 'text', text: 'Two' }]],
    },
  ]);
});

test.each([
  ['https://www.example.com/contact-us', { href: '/contact-us', newTab: false }],
  ['https://www.instagram.com/', { href: 'https://www.instagram.com/', newTab: true }],
  ['mailto:a@example.com', { href: 'mailto:a@example.com', newTab: false }],
])('CNT-03 a link to %s is an anchor', (url, link) => {
  const [block] = of({
    type: 'paragraph',
    children: [{ type: 'link', fields: { url }, children: [text('here')] }],
  });
  expect(block).toMatchObject({ children: [{ type: 'link', ...link }] });
});

test('a link that could run a script is its words', () => {
  const link = { type: 'link', fields: { url: 'javascript:alert(1)' }, children: [text('here')] };
  expect(of({ type: 'paragraph', children: [link] })).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'here' }] },
  ]);
});

test('what is unknown keeps its text; what is empty is left out', () => {
  expect(of({ type: 'callout', children: [{ type: 'fancy', children: [text('Words')] }] })).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'Words' }] },
  ]);
  expect(
    of({ type: 'paragraph', children: [] }, { type: 'paragraph', children: [{ type: 'linebreak' }] }),
  ).toEqual([]);
  for (const nothing of [null, undefined, 'text', { root: null }])
    expect(toRichText(nothing, '')).toEqual([]);
});

test('a sum of money in a text stays in one line', () => {
  expect(of({ type: 'paragraph', children: [text('From R 3 200 a car')] })).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'From R\u00a03\u00a0200 a car' }] },
  ]);
});
