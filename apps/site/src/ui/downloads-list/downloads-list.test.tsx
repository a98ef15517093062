import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { chosenInWords } from './downloads-list.client.ts';
import { DownloadsList } from './downloads-list.tsx';

test('each file is a link that names its type and size, and nothing is counted before a script has come', () => {
  const html = renderToStaticMarkup(
    <DownloadsList
      id="files"
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
  expect(html).toMatch(/hidden="" data-bar/);
});

test('a file whose size and kind nobody knows is a link all the same', () => {
  const file = { name: 'Map', href: 'https://maps.example.com/', type: '', bytes: null, changed: '' };
  const html = renderToStaticMarkup(
    <DownloadsList id="files" caption="Files" groups={[{ heading: 'Maps', files: [file] }]} />,
  );
  expect(html).toMatch(/href="https:\/\/maps.example.com\/" download="">Map<\/a>/);
  expect(html).not.toContain('null');
});

test.each([
  [[90_000], '1 document, 90 KB'],
  [[240_000, 4_600_000], '2 documents, 4.8 MB'],
])('%j is told as %s', (sizes, words) => {
  expect(chosenInWords(sizes)).toBe(words);
});
