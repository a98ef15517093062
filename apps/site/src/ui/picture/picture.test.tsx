import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DirectedPicture, narrowSizes } from './directed-picture.tsx';
import { focusClasses, Picture, type PictureSource } from './picture.tsx';

const examplePicture: PictureSource = {
  alt: 'Illustration: acacias and three elephants on a dusk plain',
  width: 1920,
  height: 1200,
  focus: { x: 58, y: 70 },
  sources: {
    avif: [
      { src: '/media/home-dusk-640.avif', width: 640 },
      { src: '/media/home-dusk-1440.avif', width: 1440 },
    ],
    webp: [{ src: '/media/home-dusk-640.webp', width: 640 }],
  },
  src: '/media/home-dusk-1440.webp',
};

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

test('a narrow picture has its own sources, focal point and size, before the wide one’s', () => {
  const narrow = {
    ...examplePicture,
    width: 800,
    height: 1000,
    focus: { x: 20, y: 30 },
    src: '/media/n.webp',
    sources: { avif: [{ src: '/media/n.avif', width: 640 }], webp: [] },
  };
  const html = renderToStaticMarkup(
    <DirectedPicture picture={examplePicture} narrow={narrow} sizes="100vw" />,
  );
  expect(html).toMatch(
    /<source type="image\/avif" srcSet="\/media\/n.avif 640w" sizes="80vw" media="\(max-width: 832px\)" width="800" height="1000"\/>/,
  );
  expect(html.indexOf('/media/n.avif')).toBeLessThan(html.indexOf('home-dusk-640.avif'));
  expect(html).toContain('fx-60 fy-70 directed nfx-20 nfy-30');
});

test('an upright picture is asked for by four fifths of the window at most', () => {
  expect(narrowSizes('(min-width: 833px) 100vw, 128vw')).toBe('(min-width: 833px) 80vw, 80vw');
  expect(narrowSizes('(min-width: 833px) 40vw, 45vw')).toBe('(min-width: 833px) 40vw, 45vw');
});
