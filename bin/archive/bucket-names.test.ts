import { expect, test } from 'vitest';
import { bucketNames } from './bucket-names.ts';

test('CLU-06/backup files that were put aside come back under their own names, behind those that stand there', () => {
  const names = bucketNames(['.kept/1-2/dusk.webp', 'dawn.webp', '.kept/1-2/dawn.webp', '.dawn.webp']);
  expect(Object.fromEntries(names)).toEqual({
    'dusk.webp': '.kept/1-2/dusk.webp',
    'dawn.webp': 'dawn.webp',
  });
});
