import { expect, test } from 'vitest';
import { type Block, linesOf, markupOf, plainText, readMarkup } from './formatted.ts';

const words = (text: string, more: object = {}) =>
  ({ kind: 'words', text, bold: false, italic: false, link: null, ...more }) as const;
const line = (...inlines: Extract<Block, { kind: 'paragraph' }>['inlines']): Block => ({
  kind: 'paragraph',
  inlines,
});

const answer: Block[] = [
  line(words('Dear Naledi,')),
  line(),
  line(
    words('The '),
    words('family suite', { bold: true }),
    words(' is free. See '),
    words('our rates', { link: 'https://example.com/rates?a=1&b=2' }),
  ),
  line(words('and write back.')),
  {
    kind: 'list',
    ordered: false,
    items: [{ inlines: [words('two rooms')] }, { inlines: [words('<one> table')] }],
  },
  line(),
  line(),
  line({ kind: 'picture', place: 3, name: 'The "suite"' }),
];

test('CNV-02/formatted plain words have no markup, and keep every empty line', () => {
  expect(markupOf(linesOf('Dear Naledi,\n\n\n\nRuan'))).toBeNull();
  expect(plainText(linesOf('Dear Naledi,\n\n\n\nRuan'))).toBe('Dear Naledi,\n\n\n\nRuan');
});

test('CNV-02/formatted both parts say the same, links with their address once', () => {
  expect(plainText(answer)).toBe(
    'Dear Naledi,\n\nThe family suite is free. See our rates (https://example.com/rates?a=1&b=2)\nand write back.\n- two rooms\n- <one> table\n\n\n[Picture: The "suite"]',
  );
  expect(markupOf(answer)).toBe(
    '<p>Dear Naledi,</p><p>The <strong>family suite</strong> is free. See <a href="https://example.com/rates?a=1&#38;b=2">our rates</a><br>and write back.</p>' +
      '<ul><li>two rooms</li><li>&#60;one&#62; table</li></ul><p><br></p><p><br></p><p><img src="draft:3" alt="The &#34;suite&#34;"></p>',
  );
});

test('CNV-02/formatted what is kept is read again as it was written', () => {
  const again = readMarkup(markupOf(answer) ?? '');
  expect(again).toEqual(answer);
  const spaced = [line(words('a', { italic: true })), line(), line(), line(), line(words('b'))];
  expect(readMarkup(markupOf(spaced) ?? '')).toEqual(spaced);
});

test('CNV-02/formatted foreign markup is words, and a link of another kind is none', () => {
  expect(readMarkup('<p><a href="javascript:alert(1)">press</a><script>x</script></p>')).toEqual([
    line(words('press'), words('x')),
  ]);
  expect(readMarkup('<p>1 < 2')).toEqual([line(words('1 '), words('<'), words(' 2'))]);
});
