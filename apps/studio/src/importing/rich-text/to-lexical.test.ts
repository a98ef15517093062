import { describe, expect, test } from 'vitest';
import type { LexicalNode } from './lexical-nodes.ts';
import { fromMarkdown } from './markdown.ts';
import { plainText } from './source-nodes.ts';
import { type LinkTargets, toLexical } from './to-lexical.ts';

const targets: LinkTargets = {
  asset: (id) =>
    id === 'pool'
      ? { picture: 7 }
      : id === 'menu'
        ? { href: 'https://files.example.com/menu.pdf', title: 'Menu' }
        : null,
  entry: (id) =>
    id === 'rains'
      ? { title: 'First rains', href: '/blog/first-rains' }
      : id === 'guide'
        ? { title: 'A guide', href: null }
        : null,
};

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const of = (nodeType: string, content: unknown[], data = {}) => ({ nodeType, content, data });
const to = (id: string) => ({ target: { sys: { id, type: 'Link' } } });

const inlines = (node: LexicalNode | undefined) => (node?.children ?? []) as LexicalNode[];

function convert(...content: unknown[]) {
  const notes: string[] = [];
  const made = toLexical(of('document', content), targets, (note) => notes.push(note));
  return { children: (made?.root.children ?? []) as LexicalNode[], notes };
}

describe('a rich text', () => {
  test('keeps paragraphs, marks and line breaks', () => {
    const { children, notes } = convert(
      of('paragraph', [text('One '), text('two', 'bold', 'italic'), text('three\nfour', 'underline')]),
    );
    expect(children).toMatchObject([
      {
        type: 'paragraph',
        children: [
          { text: 'One ', format: 0 },
          { text: 'two', format: 3 },
          { text: 'three', format: 8 },
          { type: 'linebreak' },
          { text: 'four', format: 8 },
        ],
      },
    ]);
    expect(notes).toEqual([]);
  });

  test('gives every heading one of the three levels the site has', () => {
    const { children } = convert(...[1, 2, 3, 4, 5, 6].map((n) => of(`heading-${n}`, [text(`H${n}`)])));
    expect(children.map(({ tag }) => tag)).toEqual(['h2', 'h2', 'h3', 'h4', 'h4', 'h4']);
  });

  test('nests lists as the editor does and keeps several paragraphs of an item', () => {
    const item = (...content: unknown[]) => of('list-item', content);
    const { children } = convert(
      of('ordered-list', [
        item(
          of('paragraph', [text('a')]),
          of('paragraph', [text('b')]),
          of('unordered-list', [item(of('paragraph', [text('c')]))]),
        ),
      ]),
    );
    expect(children).toMatchObject([
      {
        type: 'list',
        listType: 'number',
        children: [
          { type: 'listitem', value: 1, children: [{ text: 'a' }, { type: 'linebreak' }, { text: 'b' }] },
          { type: 'listitem', value: 2, children: [{ type: 'list', listType: 'bullet' }] },
        ],
      },
    ]);
  });

  test('links out, to entries and to files; a protocol-relative address gets https', () => {
    const { children, notes } = convert(
      of('paragraph', [
        of('hyperlink', [text('out')], { uri: '//www.example.com/x' }),
        of('entry-hyperlink', [text('story')], to('rains')),
        of('asset-hyperlink', [text('menu')], to('menu')),
        of('embedded-entry-inline', [], to('rains')),
      ]),
    );
    const urls = inlines(children[0]).map(({ fields }) => (fields as { url: string }).url);
    expect(urls).toEqual([
      'https://www.example.com/x',
      '/blog/first-rains',
      'https://files.example.com/menu.pdf',
      '/blog/first-rains',
    ]);
    expect(notes).toEqual([]);
  });

  test('a link that must not stand keeps its words, and so does one that dangles', () => {
    const { children, notes } = convert(
      of('paragraph', [
        of('hyperlink', [text('run')], { uri: 'javascript:alert(1)' }),
        of('entry-hyperlink', [text('gone')], to('nobody')),
        of('entry-hyperlink', [text('guide')], to('guide')),
        of('asset-hyperlink', [text('lost')], to('nothing')),
      ]),
    );
    expect(inlines(children[0]).map(({ type, text: words }) => [type, words])).toEqual([
      ['text', 'run'],
      ['text', 'gone'],
      ['text', 'guide'],
      ['text', 'lost'],
    ]);
    expect(notes).toHaveLength(4);
    expect(notes.join()).toMatch(/javascript.*dangles \(nobody\).*without a page.*asset dangles \(nothing\)/);
  });

  test('embeds pictures, links other files, and names what is missing', () => {
    const { children, notes } = convert(
      of('embedded-asset-block', [], to('pool')),
      of('embedded-asset-block', [], to('menu')),
      of('embedded-asset-block', [], to('none')),
      of('embedded-entry-block', [], to('rains')),
    );
    expect(children).toMatchObject([
      { type: 'upload', relationTo: 'media', value: 7 },
      { type: 'paragraph', children: [{ type: 'link', children: [{ text: 'Menu' }] }] },
      { type: 'paragraph', children: [{ type: 'link', children: [{ text: 'First rains' }] }] },
    ]);
    expect(notes).toEqual(['an embedded asset is missing (none)']);
  });

  test('a table keeps its cells row by row, a quote its lines, and an unknown node its children', () => {
    const cell = (words: string) => of('table-cell', [of('paragraph', [text(words)])]);
    const { children, notes } = convert(
      of('table', [of('table-row', [cell('a'), cell('b')]), of('table-row', [cell('c'), cell('d')])]),
      of('hr', []),
      of('blockquote', [of('paragraph', [text('x')]), of('paragraph', [text('y')])]),
      of('callout', [of('paragraph', [text('kept')]), text('loose')]),
    );
    const wordsOf = (found: LexicalNode) =>
      (found.children as LexicalNode[]).map(({ text: words }) => words ?? '/').join('');
    expect(children.map((child) => [child.type, wordsOf(child)])).toEqual([
      ['paragraph', 'a | b'],
      ['paragraph', 'c | d'],
      ['quote', 'x/y'],
      ['paragraph', 'kept'],
      ['paragraph', 'loose'],
    ]);
    expect(notes).toEqual([
      'a table became one paragraph per row',
      'a dividing line was left out',
      '"callout" is unknown; its words were kept',
    ]);
  });

  test('nothing but empty paragraphs is no text, and neither is what is no document', () => {
    expect(toLexical(of('document', [of('paragraph', [text('')])]), targets, () => {})).toBeNull();
    expect(toLexical('words', targets, () => {})).toBeNull();
  });

  test('a text nested without end keeps what stands above and does not fail', () => {
    let nested: unknown = of('paragraph', [text('deep')]);
    for (let n = 0; n < 5000; n += 1) nested = of('quote-in-quote', [nested]);
    expect(() => convert(of('paragraph', [text('top')]), nested)).not.toThrow();
  });
});

describe('a text in Markdown', () => {
  const convertMarkdown = (markdown: string) => {
    const made = fromMarkdown(markdown, (address) => (address.endsWith('/pool.jpg') ? 'pool' : null));
    return convert(...made.content).children;
  };

  test('becomes headings, lists, quotes, marks and links', () => {
    const children = convertMarkdown(
      '# Title\n\nSome **bold** and *italic* [words](https://www.example.com) &amp; more.\n\n- one\n- two\n\n> said\n',
    );
    expect(children.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'list', 'quote']);
    expect(children[1]?.children).toMatchObject([
      { text: 'Some ' },
      { text: 'bold', format: 1 },
      { text: ' and ' },
      { text: 'italic', format: 2 },
      { text: ' ' },
      { type: 'link', fields: { url: 'https://www.example.com' } },
      { text: ' & more.' },
    ]);
  });

  test('places a picture of the export, and links any other', () => {
    const children = convertMarkdown(
      'Before ![pool](//images.ctfassets.net/s/a/t/pool.jpg) after\n\n![other](https://elsewhere.example.com/x.png)',
    );
    expect(children).toMatchObject([
      { type: 'paragraph' },
      { type: 'upload', value: 7 },
      { type: 'paragraph' },
      { type: 'paragraph', children: [{ type: 'link', children: [{ text: 'other' }] }] },
    ]);
  });

  test('without any Markdown gives its paragraphs', () => {
    expect(convertMarkdown('One.\n\nTwo.').map(({ type }) => type)).toEqual(['paragraph', 'paragraph']);
  });
});

test('a rich text for a field without formatting is its words, blocks apart', () => {
  expect(
    plainText(
      of('document', [of('paragraph', [text('One '), text('line', 'bold')]), of('heading-2', [text('Two')])]),
    ),
  ).toBe('One line\n\nTwo');
});
