import type { CollectionName } from '../../demo/content/references.ts';

/** How many plates the small seed uploads, each as a small picture. */
export const smallPictures = 12;

/** What the small seed publishes: stories, and whatever they refer to. */
export const smallCollections: readonly CollectionName[] = ['teamMember', 'tag', 'blog'];
