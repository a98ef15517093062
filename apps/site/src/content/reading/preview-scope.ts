import { AsyncLocalStorage } from 'node:async_hooks';
import type { PreviewMark } from '@sundowner/brand';

interface Scope {
  readonly proof: string;
  /** What the page's reads said of its parts. */
  readonly marks: PreviewMark[];
}

const scope = new AsyncLocalStorage<Scope>();

/**
 * Makes a page from drafts: every reading begun inside `make` asks the studio with `proof`, the preview token of the request. Pages need
 * not know, so none can forget.
 */
export function inPreview<T>(proof: string, make: () => T): T {
  return scope.run({ proof, marks: [] }, make);
}

/** The preview token of the page being made, or `null` for one everybody sees. */
export const previewProof = (): string | null => scope.getStore()?.proof ?? null;

/** Notes of which fields the parts of the page being made are; nothing outside a preview. */
export function noteMarks(marks: readonly PreviewMark[]): void {
  scope.getStore()?.marks.push(...marks);
}

/** Everything noted for the page being made, as it grows. */
export const previewMarks = (): readonly PreviewMark[] => scope.getStore()?.marks ?? [];
