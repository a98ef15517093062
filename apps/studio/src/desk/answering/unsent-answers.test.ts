import { expect, test } from 'vitest';
import { unsaidIn } from './unsent-answers.tsx';

const theirs =
  'Dear Naledi, there is such a room. Suite 12 at River Lodge stands over the hippo pool. It is free from 12 to 18 March.';

test('DSK-02/one-answer what only the stopped answer says is marked, and the text stays whole', () => {
  const mine =
    'Dear Naledi,\n\nYes: ask for suite 12 at River Lodge. Children of seven may join the morning drive with a parent.';
  const pieces = unsaidIn(mine, theirs);
  expect(pieces.map(({ text }) => text).join('')).toBe(mine);
  expect(pieces.filter(({ unsaid }) => unsaid).map(({ text }) => text.trim())).toEqual([
    'Children of seven may join the morning drive with a parent.',
  ]);
});

test('the same text says nothing new, another everything; other scripts are words, too', () => {
  expect(unsaidIn(theirs, theirs).some(({ unsaid }) => unsaid)).toBe(false);
  expect(unsaidIn('Unsere Zimmer sind ebenerdig erreichbar.', theirs)).toMatchObject([{ unsaid: true }]);
  expect(unsaidIn('שלום אורלי, ארוחות כשרות אפשריות', theirs)[0]?.unsaid).toBe(true);
  expect(unsaidIn('', theirs)).toEqual([]);
});
