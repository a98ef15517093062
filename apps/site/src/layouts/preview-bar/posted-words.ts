import { wordsCompared } from '@sundowner/brand/preview-words';

/** What a form of the studio holds now, as Payload posts it at every change: not saved yet. */
export interface Posted {
  /** `blog:12` */
  readonly entry: string;
  readonly values: unknown;
}

/** The fields an element shows, of `data-field`: `["blog:12:title", "blog:9:standfirst"]`. */
export const fieldsOf = (element: Element): readonly string[] =>
  (element.getAttribute('data-field') ?? '').split(' ').filter(Boolean);

/** The path of a field of this entry: of `blog:12:sections.0.heading` the last part; `null` for another entry's. */
export const pathIn = (field: string, entry: string): string | null =>
  field.startsWith(`${entry}:`) ? field.slice(entry.length + 1) : null;

function valueAt(values: unknown, path: string): unknown {
  let value = values;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[step];
  }
  return value;
}

/** Which of the fields with the same words an element shows, once one of them has been written in. */
const shown = new WeakMap<Element, string>();

/** Writes the words of a form into the elements that show them, before anything is saved. */
export function showPosted(root: ParentNode, { entry, values }: Posted): void {
  for (const element of root.querySelectorAll('[data-field]')) {
    if (element.childElementCount > 0 || element instanceof HTMLImageElement) continue;
    const own = fieldsOf(element).flatMap((field) => pathIn(field, entry) ?? []);
    const known = shown.get(element);
    for (const path of known === undefined ? own : [known]) {
      const value = valueAt(values, path);
      const now = element.textContent ?? '';
      if (typeof value !== 'string' || wordsCompared(value) === wordsCompared(now)) continue;
      // What stands in for a missing text stays until there is one.
      if (wordsCompared(value) === '' && element.hasAttribute('data-missing')) continue;
      element.textContent = value;
      element.removeAttribute('data-missing');
      shown.set(element, path);
      break;
    }
  }
}
