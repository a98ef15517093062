import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from './carousel.tsx';

test('works as a list one scrolls, and offers no button without a script', () => {
  const html = renderToStaticMarkup(
    <Carousel label="Rooms">
      <p>One</p>
      <p>Two</p>
    </Carousel>,
  );
  expect(html).toMatch(/<ul[^>]*tabindex="0"/);
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toMatch(/hidden="" data-carousel-controls/);
});
