import { expect, test } from 'vitest';
import { newCollection } from '../../review/known-entries.ts';
import { tasksOf } from './tasks.ts';

const collection = (slug: string, task: string, more: object = {}) => ({
  slug,
  labels: { singular: `One ${slug}`, plural: `Many ${slug}` },
  admin: { hidden: false },
  custom: { task },
  ...more,
});

const config = {
  routes: { admin: '/admin' },
  collections: [
    collection('room', 'Lodges'),
    collection('blog', 'Stories'),
    collection('residences', 'Lodges', { custom: { task: 'Lodges', single: true } }),
    collection('users', 'People', {
      admin: { hidden: ({ user }: { user: { role: string } }) => user.role !== 'admin' },
    }),
    collection('edits', 'None', { custom: {} }),
  ],
};

const facts = { facts: {}, path: null, place: null, introduces: null };

function known(slug: string, ids: readonly number[]) {
  const one = newCollection();
  for (const id of ids) one.entries.set(id, facts as never);
  return [slug, one] as const;
}

test('STU-03/menu entries stand by task with their counts, and what there is one of is opened itself', () => {
  const ledger = new Map([known('room', [4, 5, 6]), known('residences', [9]), known('blog', [])]);
  const tasks = tasksOf({ config } as never, { role: 'editor' } as never, ledger);
  expect(tasks).toEqual([
    {
      label: 'Lodges',
      links: [
        { slug: 'room', label: 'Many room', href: '/admin/collections/room', count: 3 },
        { slug: 'residences', label: 'One residences', href: '/admin/collections/residences/9', count: null },
      ],
    },
    {
      label: 'Stories',
      links: [{ slug: 'blog', label: 'Many blog', href: '/admin/collections/blog', count: 0 }],
    },
  ]);
});

test('before anything was counted, and with two of what there should be one of, the list is opened', () => {
  const hrefs = (ledger: Parameters<typeof tasksOf>[2]) =>
    tasksOf({ config } as never, { role: 'admin' } as never, ledger).flatMap(({ links }) =>
      links.map(({ href, count }) => `${href} ${count}`),
    );
  expect(hrefs(null)).toEqual([
    '/admin/collections/room null',
    '/admin/collections/residences null',
    '/admin/collections/blog null',
    '/admin/collections/users null',
  ]);
  expect(hrefs(new Map([known('residences', [9, 10])]))[1]).toBe('/admin/collections/residences null');
});
