import { expect, test } from 'vitest';
import { rtfWords } from './rtf.ts';

/** A text that is not compressed, under the head of one that may be. */
const stored = (rtf: string) =>
  new Uint8Array(
    Buffer.concat([Buffer.alloc(8), Buffer.from('MELA'), Buffer.alloc(4), Buffer.from(rtf, 'latin1')]),
  );

test('CNV-05/enclosed words of Outlook’s own format are taken out of it', () => {
  const known =
    '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0';
  expect(rtfWords(Buffer.from(known, 'hex'))).toEqual({ words: 'hello world', isMarkup: false });
  expect(
    rtfWords(
      stored(
        "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}{\\*\\generator x;}We come in M\\'e4rz,\\par with \\u8364?5 \\{each\\}.}",
      ),
    ),
  ).toEqual({ words: 'We come in März,\nwith €5 {each}.', isMarkup: false });
  expect(rtfWords(stored('<p>')) ?? rtfWords(Buffer.from('x'))).toBe(null);
});

test('CNV-05/enclosed the page such words were made of is put together again', () => {
  const rtf =
    '{\\rtf1\\ansi\\fromhtml1 {\\*\\htmltag64 <p>}\\htmlrtf {\\htmlrtf0 Two rooms & a cot\\htmlrtf\\par}\\htmlrtf0{\\*\\htmltag72 </p>}}';
  expect(rtfWords(stored(rtf))).toEqual({ words: '<p>Two rooms &amp; a cot</p>', isMarkup: true });
});
