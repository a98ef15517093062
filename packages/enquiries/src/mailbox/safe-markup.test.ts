import fc from 'fast-check';
import { expect, test } from 'vitest';
import { picturesOf, safeMarkup } from './safe-markup.ts';

test('CNV-05/as-it-looked markup says how words stand, and nothing of it acts or is fetched', () => {
  expect(
    safeMarkup(
      '<p onclick="x()" style="background:url(https://t.example)">Hi <b>x<i>y</b></p><script>alert(1)</script>' +
        '<form action="https://t.example"><input name="a"></form><svg><a href="https://t.example">z</a></svg>' +
        '<iframe src="https://t.example"></iframe><link rel="stylesheet" href="https://t.example"><base href="//t.example">',
    ),
  ).toBe('<p>Hi <b>x<i>y</i></b></p>');
});

test('CNV-05/as-it-looked the address of a link stands beside its words, and is none to follow', () => {
  expect(
    safeMarkup(
      '<a href="https://x.example/?a=1&amp;b=&quot;2">go</a> <a href="java&#10;script:alert(1)">no</a>',
    ),
  ).toBe('go <small>&lt;https://x.example/?a=1&amp;b=&quot;2&gt;</small> no');
});

test('CNV-05/as-it-looked pictures that came with it are shown, and of all others the words', () => {
  const pictures = picturesOf([
    {
      filename: 'a.png',
      mimeType: 'image/png',
      disposition: 'inline',
      contentId: '<P1@x>',
      content: new Uint8Array([1, 2]),
    },
    {
      filename: 'b.svg',
      mimeType: 'image/svg+xml',
      disposition: 'inline',
      contentId: '<p2>',
      content: new Uint8Array([1]),
    },
  ]);
  expect(
    safeMarkup('<img src="cid:p1@x" width="20" alt="Our &quot;dog&quot;" onerror="x()">', pictures),
  ).toBe('<img src="data:image/png;base64,AQI=" alt="Our &quot;dog&quot;" width="20">');
  expect(
    safeMarkup('<img src="cid:p2" alt="drawn"><img src="https://t.example/p.gif" alt="far">', pictures),
  ).toBe(' [drawn]  [far] ');
});

test('CNV-05/as-it-looked whatever it is made of, only elements that are known come out of it, each closed', () => {
  const pieces = [
    '<p>',
    '</p>',
    '<b x="',
    '">',
    "='",
    '<td colspan=2>',
    '</b>',
    '<script>',
    '</script>',
    '<!--',
    '-->',
  ].concat([
    '<img src=x onerror=y>',
    '&lt;script&gt;',
    '<a href="https://x">',
    '</a>',
    '<svg>',
    '<style>',
    '<',
    '>',
    '"',
    'x',
  ]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const markup = safeMarkup(parts.join(''));
      expect(markup.replace(/<\/?(?:p|b|td|small)>|<td colspan="2">/g, '')).not.toMatch(/[<>]/);
      expect(markup.match(/<(?:p|b|td|small)\b/g)?.length ?? 0).toBe(markup.match(/<\//g)?.length ?? 0);
    }),
  );
});
