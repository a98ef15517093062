import { slug } from '../../fields/address.ts';
import { day } from '../../fields/calendar.ts';
import { entries, entry } from '../../fields/entry.ts';
import { metaFields } from '../../fields/meta.ts';
import { gallery, picture } from '../../fields/picture.ts';
import { beside, count, line, passage } from '../../fields/plain.ts';
import { countReadingTime } from '../../fields/reading-time.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

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
  fields: [
    slug('Last part of its address: /blog/this.'),
    line('title', 'Title', { required: true }),
    passage('standfirst', 'Standfirst', {
      required: true,
      help: 'One or two sentences under the title and on cards.',
    }),
    beside(
      day('date', 'Date', { required: true }),
      line('category', 'Category', { required: true, help: '"Safaris".' }),
      {
        ...count('minutes', 'Minutes to read', { required: true, min: 1 }),
        admin: { readOnly: true, description: 'Counted from the story.' },
      },
    ),
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
    entries('relatedPosts', 'More in the same vein', 'blog', {
      shallow: true,
      most: 3,
      help: 'Up to three. Empty means the newest with the same tags.',
    }),
    ...metaFields(),
  ],
});
