import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { chosenInWords } from './downloads-list.client.ts';
import { DownloadsList } from './downloads-list.tsx';

test('without scripts each file is a link that names its type and size, and no box is shown', () => {
  const html = renderToStaticMarkup(
    <DownloadsList
      caption="Files"
      groups={[
        {
          heading: 'Maps',
          files: [{ name: 'Map', href: '/m.pdf', type: 'PDF', bytes: 90_000, changed: 'May' }],
        },
      ]}
    />,
  );
  expect(html).toMatch(/<a[^>]*href="\/m.pdf" download=""/);
  expect(html).toContain('PDF, 90 KB');
  expect(html.match(/hidden="" data-choose/g)).toHaveLength(2);
  expect(html).toMatch(/hidden="" data-bar/);
});

test.each([
  [[90_000], '1 document, 90 KB'],
  [[240_000, 4_600_000], '2 documents, 4.8 MB'],
])('%j is told as %s', (sizes, words) => {
  expect(chosenInWords(sizes)).toBe(words);
});
