import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samples } from '../samples/sample-pictures.ts';
import { StoryCard } from './story-card.tsx';

const story = { title: 'Dog', category: 'News', note: '2 min', picture: samples.boat, sizes: '50vw' };

test('one link, and a picture that says nothing of its own', () => {
  const html = renderToStaticMarkup(<StoryCard {...story} href="/contact-us" />);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('alt=""');
});

test('a standfirst only where one is given, no link without a page', () => {
  expect(renderToStaticMarkup(<StoryCard {...story} href={null} standfirst="More." />)).toMatch(/More\./);
  expect(renderToStaticMarkup(<StoryCard {...story} href={null} />)).not.toContain('<a ');
});
