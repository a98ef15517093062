import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { PageLocals } from './enquiry/form-state.ts';
import { askedOfPage } from './pages/pages.ts';

type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: undefined,
  locals: PageLocals & { readonly visitorQuery: string },
) => Promise<void>;

/**
 * Renders a page with Astro, whatever method the request itself had: a form post that was refused is answered with its page.
 *
 * @param address path and query of the page, as the visitor wrote them: the page sees of it what it answers
 */
export type PageRenderer = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  locals: PageLocals,
) => Promise<void>;

/**
 * @param entry path of the built `dist/server/entry.mjs`
 * @throws Error when the site is not built
 */
export async function astroPages(entry: string): Promise<PageRenderer> {
  const built: unknown = await import(pathToFileURL(entry).href);
  if (!hasHandler(built)) throw new Error(`${entry} is not a build of this site.`);
  const { handler } = built;
  return async (request, response, address, locals) => {
    // The response already knows that a HEAD request takes no body; Astro only has to render.
    request.method = 'GET';
    const url = new URL(`http://site.invalid${address}`);
    request.url = askedOfPage(url).address;
    // A copy: a page that fails notes its status there, and what many requests share would carry it to the next.
    // Node's own "no next": with one, Astro would leave unknown paths to us instead of showing 404.astro.
    await handler(request, response, undefined, { ...locals, visitorQuery: url.search });
  };
}

const hasHandler = (built: unknown): built is { handler: AstroHandler } =>
  typeof built === 'object' && built !== null && 'handler' in built && typeof built.handler === 'function';
