import type { Endpoint, TextField } from 'payload';
import { writesContent } from '../../access/callers.ts';
import { line } from '../../fields/plain.ts';

/** What a story is filed under: one of those in use, or a new one. */
export const storyCategory: TextField = {
  ...line('category', 'Category', { required: true }),
  admin: {
    description: 'Chosen from those in use. Write a new one only where none of them fits.',
    components: { Field: '/collections/stories/category-field.island.tsx#CategoryField' },
  },
};

/** `GET /api/blog/categories`: the categories of stories in use, by name. */
export const categoriesEndpoint: Endpoint = {
  path: '/categories',
  method: 'get',
  handler: async (req) => {
    if (!writesContent(req.user))
      return Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 });
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
    return Response.json({ categories }, { headers: { 'Cache-Control': 'no-store' } });
  },
};
