import { slug } from '../../fields/address.ts';
import { day } from '../../fields/calendar.ts';
import { entries, entry } from '../../fields/entry.ts';
import { metaFields } from '../../fields/meta.ts';
import { gallery, picture } from '../../fields/picture.ts';
import { beside, count, line, passage } from '../../fields/plain.ts';
import { countReadingTime } from '../../fields/reading-time.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';
import { categoriesEndpoint, storyCategory } from './story-category.ts';

export const blog = contentCollection({
  slug: 'blog',
  labels: ['Story', 'Stories'],
  group: 'Stories',
  titled: 'title',
  description: 'News and longer pieces from the lodges. The newest stand first.',
  columns: ['title', 'category', 'date'],
  sort: '-date',
  // What a list of stories asks for and is sorted by, `createdAt` by Payload itself: ten thousand are neither read nor sorted.
  indexes: [{ fields: ['_status', 'deletedAt', 'date', 'createdAt'] }],
  hooks: { beforeValidate: [countReadingTime] },
  endpoints: [categoriesEndpoint],
  fields: [
    slug('Last part of its address: /blog/this.'),
    line('title', 'Title', { required: true }),
    passage('standfirst', 'Standfirst', {
      required: true,
      help: 'One or two sentences under the title and on cards.',
    }),
    beside(day('date', 'Date', { required: true }), storyCategory),
    // Nobody types it: it is counted from the story, and kept because lists are read without their bodies. A function, because the
    // database keeps a plain default.
    {
      ...count('minutes', 'Minutes to read', { required: true, min: 1 }),
      defaultValue: () => 1,
      admin: { hidden: true },
    },
    {
      name: 'isFeaturedPost',
      type: 'checkbox',
      label: 'Featured',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Stands apart, above the others.' },
    },
    entries('tags', 'Tags', 'tag', { help: 'What the story is found by in the filters.' }),
    entry('author', 'Written by', 'teamMember'),
    picture('image', 'Picture', { required: true }),
    line('imageCaption', 'Words under the picture'),
    longText('body', 'Story'),
    gallery(),
    entries('relatedPosts', 'Related stories', 'blog', {
      shallow: true,
      most: 3,
      help: 'Up to three. Empty means the newest with the same tags.',
    }),
    ...metaFields(),
  ],
});
