import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Block, Inline } from '../../content/fields/rich-text.ts';
import { RichText } from './rich-text.tsx';

const text = (words: string): Inline => ({ type: 'text', text: words });
const link = (href: string, newTab = false): Inline => ({
  type: 'link',
  href,
  newTab,
  children: [text('here')],
});
const draw = (...body: Block[]) => renderToStaticMarkup(<RichText body={body} firstLevel={3} />);

test('CNT-03 paragraphs, headings, lists, quotes and links', () => {
  const html = draw(
    { type: 'heading', level: 2, children: [text('Why')] },
    {
      type: 'paragraph',
      children: [text('a'), { type: 'break' }, { type: 'text', text: 'b', bold: true, italic: true }],
    },
    { type: 'list', ordered: true, items: [[text('one')], [text('two')]] },
    { type: 'quote', children: [text('quiet')] },
    { type: 'paragraph', children: [link('/contact-us')] },
  );
  expect(html).toContain('<h3>Why</h3>');
  expect(html).toContain('<p>a<br/><em><strong>b</strong></em></p>');
  expect(html).toMatch(/<ol[^>]*><li>one<\/li><li>two<\/li><\/ol>/);
  expect(html).toContain('<blockquote><p>quiet</p></blockquote>');
  expect(html).toMatch(/<a[^>]*href="\/contact-us"/);
});

test('a link to a page that is not built keeps its words', () => {
  expect(draw({ type: 'paragraph', children: [link('/no-such-page')] })).toContain('<p>here</p>');
});

test('a link that leaves the tab says so', () => {
  const html = draw({ type: 'paragraph', children: [link('https://popia.co.za/', true)] });
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html).toContain('(opens in a new tab)');
});
