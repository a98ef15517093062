import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samples } from '../../ui/samples/sample-pictures.ts';
import { Neighbours } from './neighbours.tsx';

const place = (name: string, href: string | null) => ({
  name,
  href,
  line: 'Near by.',
  picture: samples.ridge,
});

test('three places at most, each with its page, and the way on', () => {
  const html = renderToStaticMarkup(
    <Neighbours
      heading="Along the same river"
      places={['a', 'b', 'c', 'd'].map((each) => place(each, `/${each}`))}
      previous={{ name: 'Before', href: '/before' }}
      next={{ name: 'After', href: '/after' }}
      linkable={() => true}
    />,
  );
  expect(html.match(/<li>/g)).toHaveLength(3);
  expect(html).toContain('rel="prev"');
  expect(html).toContain('href="/after"');
});

test('a place without a page is left out, and with none the section is', () => {
  const some = renderToStaticMarkup(
    <Neighbours heading="Near" places={[place('a', null), place('b', '/contact-us')]} />,
  );
  expect(some.match(/<li>/g)).toHaveLength(1);
  expect(
    renderToStaticMarkup(
      <Neighbours
        heading="Near"
        places={[place('b', '/b')]}
        next={{ name: 'c', href: '/c' }}
        linkable={() => false}
      />,
    ),
  ).toBe('');
});
