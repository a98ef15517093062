import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SumsInWords } from './sums-in-words.tsx';

const choice = { currency: 'ZAR', rate: 1, currencies: ['ZAR', 'USD'], quote: null, failed: false };
const inRand = { ...choice, rates: { USD: 0.05 } };
const inDollars = { ...inRand, currency: 'USD', rate: 0.05 };

const drawn = (text: string, shown: typeof inRand) =>
  renderToStaticMarkup(<SumsInWords text={text} shown={shown} />);
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');

test('CUR-02 sums in a note stand in the currency that is shown, and are told as they are kept where that is it', () => {
  const note = 'In November; $11,400 in May; $13,000 from June.';
  expect(plain(drawn(note, inRand))).toBe('In November; R 228 000 in May; R 260 000 from June.');
  expect(plain(drawn(note, inDollars))).toBe(note);
  expect(drawn(note, inRand)).toContain('data-money="USD 11400"');
  const rand = 'For each adult; R 139 000 in October; R\u00a0153\u00a0000 in June.';
  expect(plain(drawn(rand, inRand))).toBe('For each adult; R 139 000 in October; R 153 000 in June.');
  expect(plain(drawn(rand, inDollars))).toBe('For each adult; $6,950 in October; $7,650 in June.');
});

test('CUR-02 what is no sum, and a sum without a rate, stand as they are written', () => {
  for (const text of ['R 14.2 million', '£4,000 in May', 'In 2027', '']) {
    expect(plain(drawn(text, inDollars))).toBe(text);
  }
});
