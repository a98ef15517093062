import { expect, test } from 'vitest';
import { roleFindings } from './roles.ts';

const alone = {
  mode: 'live',
  run: ['site', 'studio', 'worker'],
  contentUrl: null,
  internalUrl: null,
  studioUrl: 'https://studio.example.com',
} as const;

test('CLU-05/doctor the doctor says what this machine runs, what others have to, and where it asks them', () => {
  expect(roleFindings(alone)).toEqual([
    { state: 'good', about: 'Roles', words: 'site, studio and worker, a whole product' },
  ]);
  const edge = roleFindings({ ...alone, run: ['site'], contentUrl: 'http://10.0.0.5:3001' });
  expect(edge.map(({ words }) => words)).toEqual([
    'site; another machine has to run studio and worker',
    'content is read from http://10.0.0.5:3001',
  ]);
  const studio = roleFindings({ ...alone, run: ['studio'], internalUrl: 'http://10.0.0.6:3002' });
  expect(studio.map(({ words }) => words)).toEqual([
    'studio; another machine has to run site and worker',
    'the studio asks http://10.0.0.6:3002 for enquiries',
  ]);
});

test('CLU-05/doctor content that is read through the address of the editors is noted', () => {
  const [, found] = roleFindings({ ...alone, run: ['site', 'worker'], contentUrl: alone.studioUrl });
  expect(found).toMatchObject({ state: 'note', words: expect.stringContaining('internal address') });
});
