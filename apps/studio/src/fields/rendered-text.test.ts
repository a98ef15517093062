import { describe, expect, test } from 'vitest';
import { keepRendered, type TextNode } from './rendered-text.ts';

const words = (text: string, format = 0): TextNode => ({
  type: 'text',
  text,
  format,
  style: 'color: red',
  mode: 'normal',
  detail: 0,
  version: 1,
});
const block = (type: string, children: TextNode[], more: object = {}): TextNode => ({
  type,
  children,
  version: 1,
  format: 'center',
  indent: 2,
  ...more,
});
const kept = (...children: TextNode[]) => keepRendered({ root: block('root', children) }).root.children ?? [];

describe('a rich text', () => {
  test('keeps what the site draws', () => {
    const text = [
      block('paragraph', [
        words('Plain '),
        words('bold', 1),
        { type: 'linebreak', version: 1 },
        words('both', 3),
      ]),
      block('heading', [words('Heading')], { tag: 'h3' }),
      block('quote', [words('Quote')]),
      block('list', [block('listitem', [words('Item')], { value: 1, indent: 1 })], {
        listType: 'number',
        tag: 'ol',
      }),
      block('paragraph', [block('link', [words('Link')], { fields: { url: '/contact-us' } })]),
      { type: 'upload', relationTo: 'media', value: 3, version: 3 },
    ];
    expect(kept(...text).map(({ type }) => type)).toEqual([
      'paragraph',
      'heading',
      'quote',
      'list',
      'paragraph',
      'upload',
    ]);
    expect(kept(...text)[0]?.children?.map(({ format }) => format)).toEqual([0, 1, undefined, 3]);
    expect(kept(...text)[4]?.children?.[0]).toMatchObject({ type: 'link', fields: { url: '/contact-us' } });
    expect(kept(...text)[3]?.children?.[0]).toMatchObject({ type: 'listitem', indent: 1 });
  });

  test('loses formats, colours, alignment and levels the site has not', () => {
    const [paragraph, heading, list] = kept(
      block('paragraph', [words('Underlined bold', 1 | 8 | 16)]),
      block('heading', [words('Too large')], { tag: 'h1' }),
      block('list', [block('listitem', [words('Done')], { checked: true })], { listType: 'check' }),
    );
    expect(paragraph).toMatchObject({ format: '', indent: 0, children: [{ format: 1, style: '' }] });
    expect(heading).toMatchObject({ tag: 'h2' });
    expect(list).toMatchObject({ listType: 'bullet', tag: 'ul' });
  });

  test('keeps the words of blocks it does not draw', () => {
    const cell = (text: string) => block('tablecell', [block('paragraph', [words(text)])]);
    const found = kept(
      block('table', [block('tablerow', [cell('one'), cell('two')])]),
      block('code', [words('three')]),
      { type: 'horizontalrule', version: 1 },
      block('paragraph', [block('mark', [words('four')]), { type: 'tab', version: 1 }, words('five')]),
    );
    expect(found.map(({ type, children }) => [type, children?.map(({ text }) => text)])).toEqual([
      ['paragraph', ['one']],
      ['paragraph', ['two']],
      ['paragraph', ['three']],
      ['paragraph', ['four', ' ', 'five']],
    ]);
  });

  test('keeps the words of a link whose address a browser would run', () => {
    const link = (url: string, type = 'link') =>
      block('paragraph', [block(type, [words('Words')], { fields: { url, linkType: 'custom' } })]);
    const kinds = kept(
      link('javascript:alert(1)'),
      link('data:text/html,x', 'autolink'),
      link('https://example.com'),
      link('/contact-us'),
    ).map(({ children }) => children?.map(({ type }) => type));
    expect(kinds).toEqual([['text'], ['text'], ['link'], ['link']]);
  });

  test('that is empty stays as it is', () => {
    expect(keepRendered(null)).toBeNull();
    expect(keepRendered({ root: {} })).toEqual({ root: {} });
  });
});
