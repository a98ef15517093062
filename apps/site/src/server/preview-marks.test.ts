import { expect, test } from 'vitest';
import { withMarks } from './preview-marks.ts';

const title = { entry: 'blog:12', field: 'title', text: 'Rain & sand' };

test('an element that shows the words of a field says which, however the words are escaped or spaced', () => {
  const html = '<h1 class="a">Rain &amp; sand</h1><p>R&nbsp;1 150 <b>Rain</b></p><p>Other</p>';
  expect(withMarks(html, [title, { entry: 'blog:12', field: 'sum', text: 'R 1 150' }])).toBe(
    '<h1 class="a" data-field="blog:12:title">Rain &amp; sand</h1><p data-field="blog:12:sum">R&nbsp;1 150 <b>Rain</b></p><p>Other</p>',
  );
});

test('fields with the same words are all named, and what stands in for something missing is marked', () => {
  const marks = [
    title,
    { entry: 'blog:9', field: 'standfirst', text: 'Rain & sand' },
    { entry: 'blog:12', field: 'lead', text: 'Lead is missing', missing: true as const },
  ];
  expect(withMarks('<a href="/x">Rain &amp; sand</a><p>Lead is missing</p>', marks)).toBe(
    '<a href="/x" data-field="blog:12:title blog:9:standfirst">Rain &amp; sand</a><p data-field="blog:12:lead" data-missing>Lead is missing</p>',
  );
});

test('a picture is known by its file in any size, a stand-in by its own address', () => {
  const marks = [
    { entry: 'blog:12', field: 'image', file: 'the river-0a1b.jpg' },
    {
      entry: 'blog:12',
      field: 'hero',
      file: '/missing-picture.svg?for=blog%3A12%3Ahero',
      missing: true as const,
    },
  ];
  const html =
    '<img alt="" src="/media/the%20river-0a1b-960x640.webp"/><img src="/missing-picture.svg?for=blog%3A12%3Ahero" alt=""><img src="/media/other.webp">';
  expect(withMarks(html, marks)).toBe(
    '<img alt="" src="/media/the%20river-0a1b-960x640.webp" data-field="blog:12:image"/><img src="/missing-picture.svg?for=blog%3A12%3Ahero" alt="" data-field="blog:12:hero" data-missing><img src="/media/other.webp">',
  );
});

test('scripts, styles and the title of the window stay as they are, and so does a page without marks', () => {
  const html =
    '<title>Rain &amp; sand</title><script type="a">Rain & sand</script><style>Rain & sand</style>';
  expect(withMarks(html, [title])).toBe(html);
  expect(withMarks('<h1>Rain &amp; sand</h1>', [])).toBe('<h1>Rain &amp; sand</h1>');
});

test('no name of a field ends its attribute', () => {
  expect(withMarks('<p>Words</p>', [{ entry: 'blog:1', field: 'a" onclick="x', text: 'Words' }])).toBe(
    '<p data-field="blog:1:a onclick=x">Words</p>',
  );
});
