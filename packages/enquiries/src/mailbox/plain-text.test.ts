import { expect, test } from 'vitest';
import { htmlToText } from './plain-text.ts';

test.each([
  [
    'words',
    '<a href="https://files.example.org/t/9aX2">open the folder</a>',
    'open the folder <https://files.example.org/t/9aX2>',
  ],
  ['its address', '<a href="https://x.example/">x.example</a>', 'x.example'],
  [
    'its address and more',
    '<a href="https://www.x.example/a?b=1&amp;c=2">www.x.example</a>',
    'www.x.example <https://www.x.example/a?b=1&c=2>',
  ],
  ['a mail address', '<a href="mailto:a@x.example?subject=y">a@x.example</a>', 'a@x.example'],
  ['a name', '<a href="mailto:a@x.example">Ann</a>', 'Ann <a@x.example>'],
  ['a telephone number', '<a href="tel:+27825550123">082 555 0123</a>', '082 555 0123'],
  [
    'a picture',
    '<a href="https://x.example"><img alt="Our map" src="cid:1"></a>',
    '[Our map] <https://x.example>',
  ],
  ['nothing', '<a href="https://x.example"></a>', '<https://x.example>'],
  ['of an address with a space', '<a href="http://x.example/a b">map</a>', 'map <http://x.example/a%20b>'],
  ['a script', '<a href="javascript:alert(1)">go</a>', 'go'],
  ['no address', '<a name="top">top</a>', 'top'],
  [
    'an address of a mail and more',
    '<a href="mailto:a@x.example?cc=b@x.example">write</a>',
    'write <a@x.example>',
  ],
  ['a number with spaces', '<a href="tel:+27%2082%20555%200123">ring</a>', 'ring <tel:+27825550123>'],
  ['for another program', '<a href="skype:naledi?call">call</a>', 'call <skype:naledi?call>'],
  ['for no program', '<a href="x-apple-data-detectors://4">3 May</a>', '3 May'],
  ['without a scheme', '<a href="www.files.example/t/9">folder</a>', 'folder <www.files.example/t/9>'],
  [
    'of its page',
    '<base href="https://x.example/d/"><a href="p.html">p</a>',
    'p <https://x.example/d/p.html>',
  ],
  [
    'in other letters',
    '<a href="https://x.example/aB">x.example/ab</a>',
    'x.example/ab <https://x.example/aB>',
  ],
  [
    'behind a guard',
    '<a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fx.example%2Ft%2F9&amp;data=05">folder</a>',
    'folder <https://x.example/t/9>',
  ],
  ['a block', '<a href="https://x.example/a"><div>the folder</div></a>', 'the folder <https://x.example/a>'],
  ['a place of a picture', '<area href="https://x.example/a" alt="North">', '[North] <https://x.example/a>'],
  ['a film', '<iframe src="https://x.example/v/1"></iframe>', '<https://x.example/v/1>'],
  [
    'typed between brackets',
    'Ann <ann@x.example>, <https://x.example/a>',
    'Ann <ann@x.example>, <https://x.example/a>',
  ],
])('CNV-05/link-in-a-page-mail a link whose words are %s', (_, html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test('CNV-05/table-in-a-page-mail cells stand apart, in rows, in whatever way they are laid out', () => {
  expect(
    htmlToText(
      '<table><tr><th>Name</th><th>Age</th><th>Diet</th></tr><tr><td>Naledi</td><td></td><td>none</td></tr></table>',
    ),
  ).toBe('Name | Age | Diet\nNaledi | | none');
  expect(htmlToText('<table><tr><td><p>Pule</p></td><td><p>7</p></td></tr></table>')).toBe('Pule | 7');
  expect(
    htmlToText(
      '<table><tr><td>One</td><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>Two',
    ),
  ).toBe('One | a | b\n\nTwo');
  const cell = (words: string) => `<span style="display: table-cell">${words}</span>`;
  const row = `<div style="display:table-row">${cell('Pule')}${cell('7')}</div>`;
  const styled =
    '<table><tr><td style="display:table-cell">a</td><td style="display:table-cell">b</td></tr></table>';
  expect(htmlToText(styled)).toBe('a | b');
  expect(htmlToText(`${row}${row}`)).toBe('Pule | 7\nPule | 7');
  expect(htmlToText('<b style="display:inline-block">Pule</b><b style="display:inline-block">7</b>')).toBe(
    'Pule 7',
  );
  const quote = '<table><tr><td><blockquote type="cite">old</blockquote></td><td>new</td></tr></table>';
  expect(htmlToText(quote)).toBe('> old\nnew');
});

test('CNV-05/names-with-entities every entity of HTML is its character', () => {
  expect(
    htmlToText(
      'Garc&iacute;a &amp; Bj&oslash;rn &ndash; &pound;450 &deg;C &frac12; &rarr; &AMP; &copy; &#8364; &#x1F981; m&ocirc;re',
    ),
  ).toBe('García & Bjørn – £450 °C ½ → & © € 🦁 môre');
});

test('CNV-05/kinds-of-words lists, lines that stay as they are, words in place of pictures', () => {
  expect(htmlToText('<ol><li>one<ul><li>within</li></ul></li><li>two</li></ol>after')).toBe(
    '1. one\n  - within\n2. two\nafter',
  );
  expect(htmlToText('<pre>a   b\n    c</pre>')).toBe('a   b\n    c');
  expect(htmlToText('<img alt="Our dog" src="cid:1"><img alt="seen" width="1" height="1">')).toBe(
    '[Our dog]',
  );
});

test.each([
  ['of a form', 'Diet <input type="checkbox" checked> nuts <input value="none">', 'Diet [x] nuts none'],
  ['that are struck out', 'We come <s>3 May</s> 5 May', 'We come ~~3 May~~ 5 May'],
  [
    'that a style strikes out',
    'We come <span style="color:red; text-decoration: line-through"><span>3</span> May</span> 5 <span>May</span>',
    'We come ~~3 May~~ 5 May',
  ],
  ['that a style strikes out twice', '<s style="text-decoration-line:line-through">3</s> 5', '~~3~~ 5'],
  ['behind an element that is empty', '<title/>The words', 'The words'],
  ['behind an element that never ends', '<xml><o:p>The words', 'The words'],
  ['whose style keeps their lines', '<div style="white-space: pre-wrap">a\n  b</div> c', 'a\n  b\nc'],
  ['of a list with numbers of its own', '<ol><li value="7">g</li><li>h</li></ol>', '7. g\n8. h'],
])('CNV-05/kinds-of-words words %s', (_, html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test('CNV-06/indented-own-words an indent is no quote', () => {
  expect(
    htmlToText(
      '<p>Our plan:</p><blockquote style="margin-left:40px"><p>3 nights</p></blockquote><p>Well?</p>',
    ),
  ).toBe('Our plan:\n\n3 nights\n\nWell?');
});

test.each([
  ['<blockquote type="cite">old</blockquote>'],
  ['<blockquote class="gmail_quote">old</blockquote>'],
  ['<blockquote cite="mid:1@x">old</blockquote>'],
  ['<blockquote class="moz-cite">old</blockquote>'],
])('CNV-06/indented-own-words a quote is marked as one: %s', (html) => {
  expect(htmlToText(html)).toBe('> old');
});

test('CNV-06/indented-own-words one that says whose words they are is a quote', () => {
  const said = 'On Fri, 20 Nov 2026 at 14:31 The Concierge &lt;c@x.example&gt; wrote:';
  const foreign = 'Xyz 20 abc 2026, 14:31 The Concierge &lt;c@x.example&gt; fgh:';
  expect(htmlToText(`<div>${foreign}</div><blockquote>old</blockquote>`)).toContain('\n> old');
  expect(htmlToText(`<div>Yes.</div><div>${said}</div><blockquote><p>old</p></blockquote>`)).toBe(
    'Yes.\nOn Fri, 20 Nov 2026 at 14:31 The Concierge <c@x.example> wrote:\n\n> old',
  );
});
