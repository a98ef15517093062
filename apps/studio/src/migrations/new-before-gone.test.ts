import { expect, test } from 'vitest';
import { newBeforeGone, withWhatGoes } from './new-before-gone.ts';

const before = {
  tables: {
    lodge: { columns: { id: 'number', tag: 'enum' } },
    tags: { columns: { id: 'number' } },
  },
  enums: { tag: ['a'] },
};
const after = {
  tables: {
    lodge: { columns: { id: 'number', word: 'text' } },
    words: { columns: { id: 'number' } },
  },
  enums: { palette: ['clay'] },
};

test('between two schemas stands everything of both', () => {
  const between = withWhatGoes(before, after);
  expect(Object.keys(between.tables).sort()).toEqual(['lodge', 'tags', 'words']);
  expect(Object.keys(between.tables.lodge.columns)).toEqual(['id', 'tag', 'word']);
  expect(Object.keys(between.enums)).toEqual(['tag', 'palette']);
});

test('statements are made in two steps, and none of them takes away and brings at once', async () => {
  const names = (snapshot: object) => Object.keys((snapshot as typeof before).tables).join('+');
  const generate = async (from: object, to: object) => [`${names(from)} to ${names(to)}`];
  expect(await newBeforeGone(generate)(before, after)).toEqual([
    'lodge+tags to lodge+tags+words',
    'lodge+tags+words to lodge+words',
  ]);
});
