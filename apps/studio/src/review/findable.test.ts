import { expect, test } from 'vitest';
import type { FieldShape } from './entry-facts.ts';
import { entryText, type Findable, find, titleText } from './findable.ts';

const fields: readonly FieldShape[] = [
  { name: 'title', type: 'text' },
  { name: 'date', type: 'date' },
  { name: 'body', type: 'richText' },
  { name: 'facts', type: 'array', flattenedFields: [{ name: 'label', type: 'text' }] },
];

const body = (text: string) => ({ root: { children: [{ children: [{ text }] }] } });

test('STU-03/words an entry is found by every word of its texts, lists and path, each once and without accents', () => {
  const entry = {
    title: 'Hôtel of the Reeds',
    date: '2026-01-01',
    body: body('The reeds’ edge'),
    facts: [{ label: 'Sleeps eight' }],
  };
  expect(entryText(fields, entry, ['/lionsands/reeds'])).toBe(
    ' lionsands reeds hotel of the edge sleeps eight',
  );
});

const findable = (id: number, title: string, words: string, updatedAt = '2026-01-01'): Findable => ({
  collection: 'blog',
  id,
  title,
  named: titleText(title),
  state: 'published',
  words,
  liveWords: '',
  updatedAt,
});

test('STU-03/order titles come before texts, the newest first, and every word asked for is there', () => {
  const all = [
    findable(1, 'A year of rain', ' elephants'),
    findable(2, 'Elephants at dusk', ' elephants dusk'),
    findable(3, 'The old elephant road', ' road'),
    findable(4, 'News', ' elephants', '2026-03-01'),
    findable(5, 'Nothing of them', ' lion'),
  ];
  const ids = (query: string, most = 9) => find(all, query, most).hits.map(({ id }) => id);
  expect(ids('Elephant')).toEqual([2, 3, 4, 1]);
  expect(ids('dusk eleph')).toEqual([2]);
  expect(ids('elephants lion')).toEqual([]);
  expect(ids(' ')).toEqual([]);
  expect(find(all, 'eleph', 2)).toMatchObject({ total: 4, hits: [{ id: 2 }, { id: 3 }] });
});
