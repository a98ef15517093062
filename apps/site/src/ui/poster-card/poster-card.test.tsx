import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samples } from '../samples/sample-pictures.ts';
import { PosterCard } from './poster-card.tsx';

const draw = (href: string | null) =>
  renderToStaticMarkup(
    <PosterCard
      label="North"
      name="House"
      href={href}
      line="A line."
      picture={samples.dusk}
      sizes="50vw"
      theme="ocean"
    />,
  );

test('one link, stretched over the card, named by the place alone', () => {
  const html = draw('/contact-us');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('<a href="/contact-us">House</a>');
  expect(html).toContain('data-theme="ocean"');
});

test('without a page there is no link and no movement', () => {
  expect(draw(null)).not.toContain('<a ');
  expect(draw(null)).not.toContain('linked');
});
