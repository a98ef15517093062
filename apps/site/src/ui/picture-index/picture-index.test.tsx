import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samples } from '../samples/sample-pictures.ts';
import { PictureIndex } from './picture-index.tsx';

test('a row with an address is a link, one without is words; pictures say nothing twice', () => {
  const html = renderToStaticMarkup(
    <PictureIndex
      rows={[
        { title: 'A', line: 'a', href: '/a', picture: samples.dusk },
        { title: 'B', line: 'b', href: null, picture: samples.dusk },
      ]}
    />,
  );
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html.match(/alt=""/g)).toHaveLength(2);
});
