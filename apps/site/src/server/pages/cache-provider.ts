import type { CacheProviderFactory } from 'astro';
import { runtime } from '../runtime.ts';

/**
 * Astro's way to the pages we keep. It replaces Astro's own memory cache, which makes a render for every waiting request, answers 500
 * when content is away at an invalidation, and keeps errors.
 */
const provider: CacheProviderFactory = () => ({
  name: 'sundowner-pages',
  onRequest: ({ request, url }, next) => runtime().pages.answer(request, url, next),
  async invalidate({ tags, path }) {
    const changed = typeof tags === 'string' ? [tags] : (tags ?? []);
    runtime().pages.invalidate({ tags: changed, paths: path ? [path] : [] });
  },
});

export default provider;
