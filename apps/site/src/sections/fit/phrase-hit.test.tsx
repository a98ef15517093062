import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readPhrase } from './phrase.ts';
import { PhraseHit } from './phrase-hit.tsx';

const known = { today: '2026-11-29', currencies: ['ZAR', 'USD'], treehouses: true };

function hitOf(words: string): string {
  const phrase = readPhrase(words, known);
  if (!phrase) throw new Error('Nothing was read.');
  return renderToStaticMarkup(<PhraseHit phrase={phrase} shownIn="USD" everyKind="Every room" />)
    .replaceAll('<!-- -->', '')
    .replaceAll('&amp;', '&');
}

test('FIT-03/search children without ages are said, and go along to the page that asks for their ages', () => {
  const hit = hitOf('2 adults 2 children 4 nights in May');
  expect(hit).toContain('You did not say how old two children are: the page asks for it.');
  expect(hit).toContain('adults=2&children=2&nights=4&month=2027-05');
  expect(hitOf('4 nights, 2 kids 4 and 7')).not.toContain('how old');
});

test('FIT-03/search a sum without a currency is in the one that is shown, and what is on sale is named', () => {
  const hit = hitOf('4 nights under 8000');
  expect(hit).toContain('8,000 US dollars for everybody');
  expect(hit).toContain('budget=8000&currency=USD');
  expect(hit).toContain('Every room against your question');
});

test('FIT-03/search a day is said, and goes along as the day of arrival', () => {
  const hit = hitOf('12 to 17 May 2027');
  expect(hit).toMatch(/Read as <b>5 nights<\/b>, <b>from 12 May 2027<\/b>; and as 2 adults, which/);
  expect(hit).toContain('nights=5&dateStart=2027-05-12');
  expect(hit).not.toContain('month=');
});

test('FIT-03/search what is over or cannot be counted is said, and no part of what was read', () => {
  const over = hitOf('May 2026, 4 nights');
  expect(over).toContain('May 2026 is over, so it is left out.');
  expect(over).not.toMatch(/month=|<b>May/);
  expect(hitOf('4 nights from 10 May 2026')).toContain('10 May 2026 is over, so it is left out.');
  const share = hitOf('R60 000 per person, 4 nights');
  expect(share).toContain('Your budget per person is not counted: write it as one sum.');
  expect(share).not.toMatch(/budget=|for everybody/);
  expect(hitOf('$4000 pp for 2, 4 nights')).toContain('8,000 US dollars for everybody');
});
