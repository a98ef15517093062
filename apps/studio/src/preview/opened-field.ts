/** What a field of a form is found by: the parts of its path, the longest first: of `body.root.children` also `body`. */
export function fieldPaths(path: string): readonly string[] {
  const steps = path.split('.');
  return steps.map((_, at) => steps.slice(0, steps.length - at).join('.'));
}

/** Of a form's fields what is looked at here. */
export interface FormField {
  readonly type: string;
  readonly name?: string;
  readonly fields?: readonly FormField[];
  readonly tabs?: readonly { readonly name?: string; readonly fields: readonly FormField[] }[];
}

/** Whether a field of this name stands among these, behind rows and folds as well. */
const has = (fields: readonly FormField[], name: string): boolean =>
  fields.some((field) => field.name === name || (!field.name && has(field.fields ?? [], name)));

/**
 * The tab a field stands on, by its place among the form's tabs; only the tab that is open is drawn.
 *
 * @returns `null` for a field that stands on none
 */
export function fieldTab(fields: readonly FormField[], path: string): number | null {
  const name = path.split('.', 1)[0] ?? '';
  for (const { tabs } of fields) {
    const at = (tabs ?? []).findIndex((tab) => has(tab.fields, name));
    if (at >= 0) return at;
  }
  return null;
}
