import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlToText } from './plain-text.ts';
import { safeMarkup } from './safe-markup.ts';
import { wholeMarkup } from './whole-markup.ts';

const letter = '<p>Two rooms</p><p>Bye</p>';
const opened = ['style', 'title', 'script', 'textarea', 'noscript', 'template', 'xml', 'iframe', 'noframes'];
const neverEnding: readonly (readonly [string, string])[] = [
  ...opened.map((name) => [`an element ${name}`, `<${name}>`] as const),
  ...['svg', 'math', 'object', 'select', 'xmp'].map((name) => [`an element ${name}`, `<${name}>`] as const),
  ['a comment', '<!-- note'],
  ['a comment with another end', '<!-- note -- >'],
  ['a condition', '<!--[if mso]>'],
  ['a condition that is cut off', '<!--[if mso'],
  ['a comment in a style', '<style><!-- p{color:red}'],
  ['rules of a style', '<style>p{color:red} b{margin:0}'],
  ['a style with another below it', '<style>p{color:red}'],
  ['letters as they are', '<![CDATA['],
  ['an address', '<a href="https://x.example/a>link</a>'],
  ['an address between single marks', "<a href='https://x.example/a>link</a>"],
  ['a tag', '<a href=https://x.example/a link'],
  ['the end of a tag', '</div'],
  ['an end of nothing', '</ '],
  ['an element that closes itself', '<style/>'],
  ['a script that closes itself', '<script src="x"/>'],
];

test.each(neverEnding)('CNV-05/whole %s that never ends takes no words with it', (_, beginning) => {
  for (const read of [htmlToText, (html: string) => safeMarkup(html)]) {
    const words = read(`<p>Hello</p>${beginning}${letter}`);
    for (const sentence of ['Hello', 'Two rooms', 'Bye']) expect(words).toContain(sentence);
    expect(words).not.toMatch(/color|margin|if mso\]/);
  }
});

test('CNV-05/whole what never ends leaves the words that stand in it, and the next of its kind alone', () => {
  expect(htmlToText('<p>Hi</p><style>p{color:red}<p>Two rooms</p><style>b{}</style><p>Bye</p>')).toBe(
    'Hi\n\nTwo rooms\n\nBye',
  );
  expect(
    htmlToText('<a href="https://x.example>link</a> <p>Two rooms</p><a href="https://y.example">y</a>'),
  ).toBe('link <https://x.example>\nTwo rooms\n\ny <https://y.example>');
  expect(htmlToText('We are two <we come in March and stay')).toBe('We are two <we come in March and stay');
  expect(htmlToText('<b>Two</b rooms')).toBe('Two rooms');
  expect(htmlToText('Bye <! and <? thanks')).toBe('Bye <! and <? thanks');
  expect(htmlToText('<p <b>Two</b> rooms')).toBe('Two rooms');
});

test('CNV-05/whole markup in which everything ends is as it was', () => {
  const ends = [
    '<!DOCTYPE html><?xml version="1.0"?><p title="a > b" class=x>1 < 2</p><!-- <p> --><!--> <!--->',
    '<style><!-- a > b {} --></style><script>if (a<b) document.write("<script>")</script><title>a</title>',
    `<!--[if mso]><style>p{}</style><![endif]--><![if !mso]><a href='https://x.example/?a="b"'>x</a>`,
    '<a@b.example> <https://x.example> <3 <iframe src="x"></iframe><br/><textarea>a <b></textarea>',
    '<img alt="<p>a</p>" src="x"><svg><![CDATA[a]]></svg>',
  ];
  for (const html of ends) expect(wholeMarkup(html)).toBe(html);
  const parts = [
    '<',
    '>',
    '<p>',
    '"',
    "'",
    '=',
    ' ',
    'a',
    '<!--',
    '-->',
    '</',
    '<style>',
    '</style>',
    '<![CDATA[',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), (some) => {
      const once = wholeMarkup(some.join(''));
      expect(wholeMarkup(once)).toBe(once);
    }),
  );
});
