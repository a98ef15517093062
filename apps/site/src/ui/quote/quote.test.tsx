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
