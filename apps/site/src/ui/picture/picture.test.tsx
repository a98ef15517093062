import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examplePicture } from './picture.examples.tsx';
import { focusClasses, Picture } from './picture.tsx';

test('GEN-04 a picture carries both formats, sizes, its own size and its words', () => {
  const html = renderToStaticMarkup(<Picture picture={examplePicture} sizes="50vw" />);
  expect(html).toContain(
    '<source type="image/avif" srcSet="/media/home-dusk-640.avif 640w, /media/home-dusk-1440.avif 1440w" sizes="50vw"/>',
  );
  expect(html).toContain('type="image/webp"');
  expect(html).toMatch(/width="1920" height="1200" loading="lazy"/);
  expect(html).toContain('alt="Illustration: acacias and three elephants on a dusk plain"');
});

test('the picture a page is judged by is fetched at once', () => {
  const html = renderToStaticMarkup(<Picture picture={examplePicture} sizes="100vw" priority />);
  expect(html).toMatch(/loading="eager" fetchPriority="high"/);
});

test.each([
  [{ x: 58, y: 70 }, 'fx-60 fy-70'],
  [{ x: 0, y: 100 }, 'fx-0 fy-100'],
  [{ x: 47.4, y: 52.6 }, 'fx-45 fy-55'],
  [{ x: -8, y: 140 }, 'fx-0 fy-100'],
])('a focal point of %j becomes %s', (focus, classes) => {
  expect(focusClasses(focus)).toBe(classes);
});
