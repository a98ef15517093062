import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeFirstName } from './visitor-view.ts';

test.each([
  'Naledi',
  'Zoë',
  'Jean-Luc',
  'O’Brien',
  "D'Arcy",
  'J. P.',
  'María del Carmen',
  '直子',
  'Ngũgĩ',
  'अनन्या',
])('a first name is greeted: %s', (name) => {
  expect(safeFirstName(name)).toBe(name.normalize('NFKC'));
});

test.each([
  '',
  'naledi@example.com',
  'Visit evil.com',
  'evil．com',
  'evil。com',
  'https evil',
  'www evil',
  'http://evil.example',
  'evil/path',
  'Call 082 000 0000',
  'Win a free safari today now',
  'x'.repeat(41),
  '<b>Naledi</b>',
  'Naledi\u202emoc',
  '.hidden',
  '{{name}}',
])('anything else is not repeated: %j', (typed) => {
  expect(safeFirstName(typed)).toBeNull();
});

test('what passes can be no link, no address and no markup', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('.', '@', '/', ':', '。'),
      fc.string(),
      (a, mark, b) => {
        const name = safeFirstName(`${a}${mark}${b}`);
        if (name !== null) expect(name).not.toMatch(/[@/:<>&"\d\p{Cc}]|\.[^ ]/u);
      },
    ),
  );
}, 60_000);
