import type { CacheProviderFactory } from 'astro';
import { runtime } from '../runtime.ts';
import { answerWith, toRendered } from './cached-page.ts';
import { pageKeyOf } from './page-key.ts';

/**
 * Astro's way to our page cache (PageCache says how it behaves). It replaces Astro's own memory cache, which makes a render for
 * every waiting request, answers 500 when content is away at an invalidation, and keeps errors.
 */
const provider: CacheProviderFactory = () => ({
  name: 'sundowner-pages',
  async onRequest({ request, url }, next) {
    const key = request.method === 'GET' ? pageKeyOf(url) : null;
    if (key === null) return next();
    const render = async () => toRendered(await next());
    const made = await runtime().pages.answer(key, render, ({ status }) => status >= 500);
    if (made.kind === 'answer') return made.answer;
    const asked = {
      acceptEncoding: request.headers.get('accept-encoding'),
      ifNoneMatch: request.headers.get('if-none-match'),
    };
    const { body, ...init } = answerWith(made.page, asked, made.state);
    return new Response(body, init);
  },
  async invalidate({ tags, path }) {
    const changed = typeof tags === 'string' ? [tags] : (tags ?? []);
    runtime().pages.invalidate({ tags: changed, paths: path ? [path] : [] });
  },
});

export default provider;
