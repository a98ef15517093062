import { expect, test } from 'vitest';
import type { FieldShape } from './entry-facts.ts';
import { entryText, type Findable, find, titleText, writtenIn } from './findable.ts';

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

test('what is written is read line by line, whatever its parts look like, without what the studio keeps itself', () => {
  const written: readonly FieldShape[] = [
    ...fields,
    { name: 'inclusions', type: 'text' },
    {
      name: 'retired',
      type: 'array',
      admin: { readOnly: true },
      flattenedFields: [{ name: 'label', type: 'text' }],
    },
    { name: 'changedBy', type: 'text', admin: { hidden: true } },
    { name: 'choices', type: 'array', flattenedFields: [{ name: 'value', type: 'text' }] },
  ];
  const parts = [{ text: 'Two nights at Tinga ' }, { type: 'link', children: [{ text: 'Lodge' }] }];
  const entry = {
    title: 'Stays',
    inclusions: ['A drive from Tinga Lodge'],
    retired: [{ label: 'Tinga Lodge' }],
    changedBy: 'Tinga Lodge',
    choices: [{ value: 'Tinga' }],
    body: { root: { children: [{ type: 'list', children: [{ type: 'listitem', children: parts }] }] } },
  };
  const lines = ['Stays', 'Two nights at Tinga Lodge', 'A drive from Tinga Lodge'];
  expect(writtenIn('offer', written, entry)).toEqual([...lines, 'Tinga']);
  // A choice is received by its words of old.
  expect(writtenIn('choiceList', written, entry)).toEqual(lines);
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
