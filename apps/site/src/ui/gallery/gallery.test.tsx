import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samples } from '../samples/sample-pictures.ts';
import { Gallery } from './gallery.tsx';

const pictures = Object.values(samples).map((picture, place) => ({ picture, caption: `Plate ${place + 1}` }));
const draw = (count: number) =>
  renderToStaticMarkup(<Gallery label="Plates" pictures={pictures.slice(0, count)} />);

test('three plates and a tile that counts them all, each leading to a picture without scripts', () => {
  const html = draw(6);
  expect(html.match(/<figure/g)).toHaveLength(3);
  expect(html).toMatch(/>6<\/span>/);
  expect(html.match(/data-open=/g)).toHaveLength(4);
  expect(html.match(/<li data-src/g)).toHaveLength(6);
});

test('no tile where every picture is shown, and nothing where there is none', () => {
  expect(draw(3)).not.toContain('All the pictures');
  expect(draw(0)).toBe('');
});
