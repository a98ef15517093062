import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samples } from '../samples/sample-pictures.ts';
import { Quote } from './quote.tsx';

test.each(['Quiet.', '“Quiet.”', '"Quiet."'])('%s stands in one pair of quotation marks', (text) => {
  const html = renderToStaticMarkup(
    <Quote label="Words" text={text} attribution="A guest" picture={samples.boat} />,
  );
  expect(html).toContain('<p>“Quiet.”</p>');
});

test.each([
  [34, true],
  [50, false],
  [63, false],
])('on a wide band the words stand across from a subject at %i % of its width', (x, end) => {
  const picture = { ...samples.boat, focus: { x, y: 60 } };
  const html = renderToStaticMarkup(
    <Quote label="Words" text="Quiet." attribution="A guest" picture={picture} />,
  );
  expect(html.includes('data-words="end"')).toBe(end);
});

test('FEL-01/poster a quote with a film is its picture until a script moves it, and weighs no more', () => {
  const films = [
    { src: '/media/water.webm', type: 'video/webm' },
    { src: '/media/water.mp4', type: 'video/mp4' },
  ];
  const html = renderToStaticMarkup(
    <Quote label="Words" text="Quiet." attribution="A guest" picture={samples.boat} films={films} />,
  );
  expect(html).not.toContain('<video');
  expect(html).toMatch(/<button[^>]* hidden=""[^>]*>Stop the moving picture/);
  expect(html).toContain('data-moving="[{&quot;src&quot;:&quot;/media/water.webm&quot;');
  const still = renderToStaticMarkup(
    <Quote label="Words" text="Quiet." attribution="A guest" picture={samples.boat} />,
  );
  expect(still).not.toContain('data-moving');
  expect(still).not.toContain('<button');
});
