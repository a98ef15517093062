import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccentedHeading } from './accented-heading.tsx';

const drawn = (words: string) => renderToStaticMarkup(<AccentedHeading level={1}>{words}</AccentedHeading>);

test.each([
  ['Out before the sun, and again', '<h1>Out before the sun, <em>and again</em></h1>'],
  ['Two guides, no road, and a mountain', '<h1>Two guides, no road, <em>and a mountain</em></h1>'],
  ['Food & Wine', '<h1>Food <em>&amp;</em>\u00a0Wine</h1>'],
  ['Explore', '<h1>Explore</h1>'],
])('%s', (words, html) => {
  expect(drawn(words)).toBe(html);
});
