import type { APIContext } from 'astro';
import { free, type PageAnswers, type Said } from '../../content/page/answered-query.ts';
import { answersAt } from './answers-of.ts';

/** What an address asks of its page. */
export interface AskedOfPage {
  /** The path, and of the query what the page answers, in one spelling: all a page sees of an address. */
  readonly address: string;
  /** What the answer is kept under; `null` for one that is never kept. */
  readonly key: string | null;
  /** Asks what no cache answers: a search, a comparison, prices in a currency or for a stay. Each costs a drawing. */
  readonly ownQuestion: boolean;
  /** The page as it is kept, where all that is asked fills in fields of it. */
  readonly unfilled?: string;
}

/** Drafts, for an editor: any page may be asked for them, and nobody keeps them (server/preview.ts). */
const everyPage: PageAnswers['parts'] = { preview: free };

/** The parts a page answers, by their names. */
const partsOf = (pathname: string): PageAnswers['parts'] => ({
  ...answersAt(pathname).parts,
  ...everyPage,
});

interface SaidOfPart extends Said {
  readonly name: string;
}

/**
 * What an address asks of its page. A page is drawn from `address` alone, and whenever `key` is not `null` the two are the same: no
 * answer can be kept under anything but what it was drawn from. The host is no part of it, so that nobody can fill the cache with hosts
 * of their own.
 */
export function askedOfPage({ pathname, searchParams }: URL): AskedOfPage {
  const { forOneVisitor = false } = answersAt(pathname);
  if (searchParams.size === 0)
    return { address: pathname, key: forOneVisitor ? null : pathname, ownQuestion: false };
  const said = Object.entries(partsOf(pathname)).flatMap(([name, part]): SaidOfPart[] => {
    const values = searchParams.getAll(name);
    return (part.many ? values : values.slice(0, 1)).flatMap((value) => {
      const meant = part.said(value);
      return meant ? [{ name, ...meant }] : [];
    });
  });
  const query = String(new URLSearchParams(said.map(({ name, value }) => [name, value])));
  const address = query === '' ? pathname : `${pathname}?${query}`;
  // Of values that may be kept one alone is: sets of them are endless.
  const keeps = !forOneVisitor && (said.length === 0 || (said.length === 1 && said[0]?.as === 'kept'));
  const fills = said.length > 0 && said.every(({ as }) => as === 'filled');
  return {
    address,
    key: keeps ? address : null,
    ownQuestion: !keeps && said.some(({ as }) => as !== 'free'),
    ...(fills && !forOneVisitor && { unfilled: pathname }),
  };
}

/**
 * The query of an address as its page sees it. To ask it for a part the page did not declare is a fault of the page: it would always
 * be absent, and the visitor told nothing of it.
 */
class PageQuery extends URLSearchParams {
  readonly #pathname: string;
  readonly #declared: ReadonlySet<string>;

  constructor(url: URL) {
    super(askedOfPage(url).address.slice(url.pathname.length));
    this.#pathname = url.pathname;
    this.#declared = new Set(Object.keys(partsOf(url.pathname)));
  }

  override get(name: string): string | null {
    this.#expect(name);
    return super.get(name);
  }

  override getAll(name: string): string[] {
    this.#expect(name);
    return super.getAll(name);
  }

  override has(name: string, value?: string): boolean {
    this.#expect(name);
    return super.has(name, value);
  }

  #expect(name: string): void {
    if (this.#declared.has(name)) return;
    throw new Error(
      `${this.#pathname} asks for "${name}", which the answers.ts of its view does not declare.`,
    );
  }
}

/** @returns a query whose `get`, `getAll` and `has` throw for a part the page of the address did not declare */
export const pageQuery = (url: URL): URLSearchParams => new PageQuery(url);

type Freshness = Parameters<APIContext['cache']['set']>[0];

/** Keeps the page that is being drawn under what it was drawn from, unless it answers one visitor's own question. */
export function keepPage({ url, cache, response }: Page, freshness: Freshness): void {
  if (askedOfPage(url).key === null) response.headers.set('Cache-Control', 'no-store');
  else cache.set(freshness);
}

interface Page extends Pick<APIContext, 'url' | 'cache'> {
  readonly response: { readonly headers: Headers };
}
