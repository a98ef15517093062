/** Letters and digits alone, so that `blog-post`, `blogPost` and `Blog Post` are one name. */
export const sameName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
