import type { MachineNote } from '@sundowner/serving/machines';
import { expect, test } from 'vitest';
import { freePorts } from '../product/ports.ts';
import { machineFindings, machinesFindings } from './machines.ts';

const own = { machine: 'aaaa1111', version: '0.1.0', commit: 'c0ffee1234', keys: 'same' };
const most = { most: 97, taken: 30 };
const noteOf = (host: string, program: 'site' | 'studio', over: Partial<MachineNote> = {}): MachineNote => ({
  machine: `${host}-id`,
  program,
  host,
  version: '0.1.0',
  commit: 'c0ffee1234',
  roles: ['site', 'studio', 'worker'],
  connections: 11,
  keys: 'same',
  startedAt: '2026-11-30T10:00:00.000Z',
  seenSecondsAgo: 4,
  clockAheadMs: 12,
  media: program === 'studio' ? { words: 's3://pictures', mark: 'one' } : null,
  alerts: [],
  ...over,
});
const pair = (over: Partial<MachineNote> = {}) => [
  noteOf('web-1', 'site'),
  noteOf('web-1', 'studio'),
  noteOf('web-2', 'site', over),
  noteOf('web-2', 'studio', over),
];
const wrong = (notes: readonly MachineNote[], connections = most) =>
  machineFindings(notes, connections, own).filter(({ state }) => state !== 'good');

test('CLU-08/doctor machines that fit together are said in two lines', () => {
  const findings = machineFindings(pair(), most, own);
  expect(findings.map(({ state, about }) => [state, about])).toEqual([
    ['good', 'Machines'],
    ['good', 'Connections of all'],
  ]);
  expect(findings[0]?.words).toMatch(
    /^2 run: web-1 \(web-\), site for site and studio and worker, 0\.1\.0 \(c0ffee1234\);/,
  );
  expect(findings[1]?.words).toBe('the machines may take 44 together of 97; 30 are in use');
  expect(machineFindings([], most, own)).toMatchObject([{ state: 'good', words: 'none runs now' }]);
});

test.each([
  ['another version', { version: '0.2.0' }, 'note', 'Versions', '0.1.0 (c0ffee1234) at web-1'],
  ['another commit', { commit: 'bbbbbbbbbb' }, 'note', 'Versions', 'but 0.1.0 (bbbbbbbbbb) at web-2'],
  ['other keys', { keys: 'other' }, 'fault', 'Keys', 'same at web-1'],
  [
    'a clock ahead',
    { clockAheadMs: 2001 },
    'fault',
    'Clocks',
    'web-2 (web-), site is 2.0 s ahead of the database',
  ],
  ['a clock behind', { clockAheadMs: -9000 }, 'fault', 'Clocks', '9.0 s behind the database'],
  [
    'another store',
    { media: { words: '/data/media', mark: 'two' } },
    'fault',
    'Pictures of all',
    'web-2 (web-), studio has /data/media',
  ],
  [
    'a store it cannot read',
    { media: { words: 's3://pictures', mark: null } },
    'fault',
    'Pictures of all',
    'cannot use its store s3://pictures',
  ],
  [
    'a minute of silence',
    { seenSecondsAgo: 61 },
    'fault',
    'Machines',
    'web-2 (web-), site was seen 61 s ago',
  ],
] as const)('CLU-08/doctor finds %s', (_, over, state, about, words) => {
  const findings = wrong(pair(over));
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.every((each) => each.state === state && each.about === about)).toBe(true);
  expect(findings.map((each) => each.words).join('\n')).toContain(words);
});

test('CLU-08/doctor what is within bounds is no fault: clocks, a machine without store of its own, one that is gone', () => {
  expect(wrong(pair({ clockAheadMs: 1999 }))).toEqual([]);
  expect(wrong(pair({ clockAheadMs: null, media: null }))).toEqual([]);
  // What is not there takes no connections and has no version.
  const gone = { seenSecondsAgo: 100, version: '0.0.9', keys: 'old', clockAheadMs: 9000 };
  expect(wrong(pair(gone)).map(({ about }) => about)).toEqual(['Machines', 'Machines']);
});

test('CLU-08/doctor a bucket no studio has used is no fault before one starts, and one where others use another', () => {
  const unused = (words: string) => ({ media: { words, mark: '' } });
  const site = (media: Partial<MachineNote>) => [
    noteOf('web-1', 'site', media),
    noteOf('web-2', 'site', media),
  ];
  expect(wrong(site(unused('s3://pictures')))).toEqual([]);
  expect(wrong([...site(unused('s3://other')), noteOf('web-1', 'studio')])).toMatchObject([
    {
      state: 'fault',
      about: 'Pictures of all',
      words: expect.stringContaining('s3://other, which no studio has used'),
    },
  ]);
});

test('CLU-08/doctor counts the connections of all machines against what the database gives', () => {
  expect(wrong(pair(), { most: 43, taken: 1 })).toMatchObject([
    { state: 'fault', words: expect.stringContaining('44 together, and the database gives 43') },
  ]);
  expect(wrong(pair(), { most: 44, taken: 1 })).toEqual([]);
});

test('CLU-08/doctor says when the keys here are none of theirs', () => {
  expect(
    machineFindings(pair(), most, { ...own, keys: 'mine' }).filter(({ state }) => state === 'fault'),
  ).toMatchObject([{ about: 'Keys', words: expect.stringContaining('here mine') }]);
});

test('CLU-08/doctor machines that could not be looked at are a note, not silence', async () => {
  const [port = 0] = await freePorts(1);
  const settings = { dataDir: '/nowhere', keysDir: '/nowhere' };
  const databaseUrl = `postgres://nobody:a-password@127.0.0.1:${port}/nothing`;
  const findings = await machinesFindings({ ...settings, databaseUrl });
  expect(findings).toEqual([
    {
      state: 'note',
      about: 'Machines',
      words: 'not looked at: The enquiry store is unavailable: connection (ECONNREFUSED).',
    },
  ]);
  expect(await machinesFindings({ ...settings, databaseUrl: null })).toEqual([]);
});
