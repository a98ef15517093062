import { askedOfPage, partsOf } from './asked-of-page.ts';

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
