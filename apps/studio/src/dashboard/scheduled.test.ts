import { expect, test } from 'vitest';
import { comingUp, type TimedEntry } from './read-lately.ts';

const now = Date.parse('2027-05-10T08:00:00Z');
const entries: TimedEntry[] = [
  {
    collection: 'offer',
    id: 1,
    title: 'Stay four',
    from: '2027-05-01T12:00:00Z',
    until: '2027-05-31T12:00:00Z',
  },
  { collection: 'offer', id: 2, title: 'Over', until: '2027-05-01T12:00:00Z' },
  { collection: 'siteNotice', id: 3, title: 'Road', from: '2027-05-10T09:00:00Z', until: null },
];

test('what begins, ends, is published or taken back stands in the order it happens', () => {
  const job = { collection: 'blog', failure: null };
  const jobs = [
    { ...job, type: 'unpublish' as const, entry: '7', at: '2027-05-20T06:00:00Z' },
    { ...job, type: 'publish' as const, entry: '8', at: '2027-05-11T06:00:00Z' },
    {
      ...job,
      type: 'publish' as const,
      entry: '9',
      at: '2027-05-09T06:00:00Z',
      failure: 'The title is missing.',
    },
  ];
  expect(
    comingUp(entries, jobs, now, (collection, id) => `${collection} ${id}`).map(({ title, does, at }) => [
      title,
      does,
      new Date(at).toISOString(),
    ]),
  ).toEqual([
    ['blog 9', 'is published', '2027-05-09T06:00:00.000Z'],
    ['Road', 'begins', '2027-05-10T09:00:00.000Z'],
    ['blog 8', 'is published', '2027-05-11T06:00:00.000Z'],
    ['blog 7', 'is taken back', '2027-05-20T06:00:00.000Z'],
    ['Stay four', 'ends', '2027-05-31T22:00:00.000Z'],
  ]);
  expect(comingUp([], [], now, () => '')).toEqual([]);
});
