import type { CollectionConfig } from 'payload';
import { expect, test } from 'vitest';
import { listColumns, searchable, withPicture } from './list-columns.ts';

const stories: CollectionConfig = {
  slug: 'blog',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'date', '_status'] },
  fields: [
    { name: 'slug', type: 'text' },
    {
      type: 'tabs',
      tabs: [
        { label: 'Words', fields: [{ type: 'row', fields: [{ name: 'title', type: 'text' }] }] },
        { name: 'group', fields: [{ name: 'caption', type: 'text' }] },
      ],
    },
    { name: 'standfirst', type: 'textarea' },
    { name: 'category', type: 'text', hasMany: true },
    { name: 'gallery', type: 'upload', relationTo: 'media', hasMany: true },
    { name: 'image', type: 'upload', relationTo: 'media' },
  ],
};

test('a list is searched in its title and the short texts of the entry itself', () => {
  expect(searchable(stories)).toEqual(['title', 'slug', 'standfirst']);
  expect(searchable({ ...stories, upload: true, admin: { useAsTitle: 'filename' } })[0]).toBe('filename');
  expect(searchable({ slug: 'none', fields: [] })).toEqual([]);
});

test('an entry’s picture stands beside its title, once', () => {
  expect(withPicture(stories)).toEqual(['title', 'image', 'date', '_status']);
  const has = { ...stories, admin: { defaultColumns: ['image', 'title'] } };
  expect(withPicture(has)).toEqual(['image', 'title']);
  expect(withPicture({ ...stories, fields: [] })).toEqual(['title', 'date', '_status']);
});

test('accounts and the studio’s own rows are left as they are', async () => {
  const own: CollectionConfig = { slug: 'marks', admin: { hidden: true }, fields: [] };
  const people: CollectionConfig = { slug: 'users', auth: true, fields: [] };
  const config = await listColumns({ collections: [stories, own, people] } as never);
  expect(config.collections?.slice(1)).toEqual([own, people]);
  expect(config.collections?.[0]?.admin?.pagination?.defaultLimit).toBe(25);
});
