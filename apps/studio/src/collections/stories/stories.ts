import type { Endpoint, TextField } from 'payload';
import { refusal, uncached } from '../../access/answers.ts';
import { writesContent } from '../../access/callers.ts';
import { link, slug } from '../../fields/address.ts';
import { day } from '../../fields/calendar.ts';
import { property } from '../../fields/checked-word.ts';
import { choice } from '../../fields/choice.ts';
import { entries, entry } from '../../fields/entry.ts';
import { metaFields } from '../../fields/meta.ts';
import { gallery, picture } from '../../fields/picture.ts';
import { beside, count, line, passage, position } from '../../fields/plain.ts';
import { countReadingTime } from '../../fields/reading-time.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

/** What a story is filed under: one of those in use, or a new one. */
const storyCategory: TextField = {
  ...line('category', 'Category', { required: true }),
  admin: {
    description: 'Chosen from those in use. Write a new one only where none of them fits.',
    components: { Field: '/collections/stories/category-field.island.tsx#CategoryField' },
  },
};

/** `GET /api/blog/categories`: the categories of stories in use, by name. */
const categoriesEndpoint: Endpoint = {
  path: '/categories',
  method: 'get',
  handler: async (req) => {
    if (!writesContent(req.user)) return refusal(403, 'Forbidden');
    const { values } = await req.payload.findDistinct({
      collection: 'blog',
      field: 'category',
      where: { deletedAt: { exists: false } },
      sort: 'category',
      limit: 0,
      overrideAccess: false,
      req,
    });
    const categories = values.map(({ category }) => category).filter(Boolean);
    return uncached({ categories });
  },
};

const blog = contentCollection({
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

const tag = contentCollection({
  slug: 'tag',
  labels: ['Tag', 'Tags'],
  group: 'Stories',
  titled: 'title',
  description: 'What stories are filtered by.',
  columns: ['title', 'category', 'position'],
  sort: 'position',
  fields: [
    position(),
    line('title', 'Title', {
      required: true,
      unique: true,
      help: 'A title may start with "Traveller Type - " or "Interests - "; visitors do not see that part.',
    }),
    choice(
      'category',
      'Group',
      { 'Traveller Type': 'Traveller type', Interests: 'Interests', Properties: 'Properties' },
      { required: true },
    ),
  ],
});

const award = contentCollection({
  slug: 'award',
  labels: ['Award', 'Awards'],
  group: 'Stories',
  titled: 'title',
  description: 'Awards won, the newest first.',
  columns: ['title', 'year', 'property'],
  sort: '-year',
  fields: [
    position(),
    line('title', 'Award', { required: true }),
    beside(
      count('year', 'Year', { required: true, min: 1900, half: true }),
      line('givenBy', 'Given by', { half: true }),
    ),
    property('Property', { help: 'Empty means the whole collection.' }),
    passage('text', 'Words'),
    picture('image', 'Picture'),
    link('link', 'Where it leads'),
  ],
});

export const stories = [blog, tag, award];
