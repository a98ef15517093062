/** Joins the class names that are there: `classNames('a', false, 'b')` is `"a b"`; nothing gives `undefined`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
