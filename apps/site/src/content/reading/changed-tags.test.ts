import { expect, test } from 'vitest';
import { outdatedBy, tagsOfChange } from './changed-tags.ts';

const outdated = (changes: readonly (readonly string[])[], tag: string) =>
  outdatedBy(changes.flatMap(tagsOfChange))(tag);

test('a change of an entry outdates what lists its collection and what shows the entry, and nothing else', () => {
  const change = [['lodge', 'lodge:3']];
  expect(['lodge', 'lodge:3'].map((tag) => outdated(change, tag))).toEqual([true, true]);
  expect(['lodge:33', 'lodge:4', 'lodges', 'room:3'].some((tag) => outdated(change, tag))).toBe(false);
});

test('a change that names no entry may be of any of them, whatever it is joined with', () => {
  for (const changes of [[['lodge']], [['lodge', 'lodge:3'], ['lodge']], [['room'], ['lodge']]]) {
    expect(outdated(changes, 'lodge:4')).toBe(true);
    expect(outdated(changes, 'lodgeCard:4')).toBe(false);
  }
});

test('a change of a picture alone outdates what shows it', () => {
  expect(outdated([['media:7']], 'media:7')).toBe(true);
  expect(outdated([['media:7']], 'media:8')).toBe(false);
});
