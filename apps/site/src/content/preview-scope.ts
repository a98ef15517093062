import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<{ readonly proof: string }>();

/**
 * Makes a page from drafts: every reading begun inside `make` asks the studio with `proof`, the preview token of the request. Pages need
 * not know, so none can forget.
 */
export function inPreview<T>(proof: string, make: () => T): T {
  return scope.run({ proof }, make);
}

/** The preview token of the page being made, or `null` for one everybody sees. */
export const previewProof = (): string | null => scope.getStore()?.proof ?? null;
