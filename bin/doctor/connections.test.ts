import { expect, test } from 'vitest';
import { connectionFinding, connectionsFinding } from './at-rest.ts';

test.each([
  [17, 10, 'fault', 'lower DATABASE_POOL to 8'],
  [97, 50, 'fault', 'lower DATABASE_POOL to 48'],
  [25, 10, 'note', 'no room for a second machine'],
  [97, 10, 'good', 'room for 4 machines'],
])('a database of %i connections and pools of %i: %s', (most, pool, state, words) => {
  const finding = connectionsFinding(
    { most, taken: 3 },
    { databasePool: pool, run: ['site', 'studio', 'worker'] },
  );
  expect(finding).toMatchObject({ state, about: 'Connections' });
  expect(finding.words).toContain(words);
});

test('CLU-05/doctor a machine with one program takes one pool', () => {
  const settings = { databasePool: 10, run: ['site', 'worker'] } as const;
  expect(connectionsFinding({ most: 25, taken: 3 }, settings)).toMatchObject({
    state: 'good',
    words: expect.stringContaining('up to 10 (DATABASE_POOL=10 for its one program): room for 2 machines'),
  });
});

test('a database that does not answer is a fault', async () => {
  expect(
    await connectionFinding('postgres://127.0.0.1:1/none', { databasePool: 10, run: ['site'] }),
  ).toMatchObject({
    state: 'fault',
    words: expect.stringContaining('does not answer'),
  });
});
