/** Words of one field that stand in a form and not in what is stored. */
export interface UnsavedWords {
  /** Path of the field: `sections.0.heading`. */
  readonly path: string;
  /** What the field is called: "Sections 1, Heading". */
  readonly label: string;
  readonly words: string;
}

/** A field as the studio's configuration describes it to the browser. */
export interface LabelledField {
  readonly name?: string | undefined;
  readonly label?: unknown;
  readonly fields?: readonly LabelledField[] | undefined;
  readonly tabs?: readonly LabelledField[] | undefined;
}

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The words of a rich text, a line for every paragraph. */
function nodeText(node: unknown): string {
  if (!isValues(node)) return '';
  if (typeof node.text === 'string') return node.text;
  const children = Array.isArray(node.children) ? node.children : [];
  const blocks = children.some((child) => isValues(child) && Array.isArray(child.children));
  return children.map(nodeText).join(blocks ? '\n' : '');
}

/** What somebody wrote into a field, as plain words; `null` where it holds no words. */
export function readableValue(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value === 'number') return String(value);
  if (!isValues(value) || !isValues(value.root)) return null;
  const words = nodeText(value.root).trim();
  return words === '' ? null : words;
}

function at(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, part) => (isValues(value) ? value[part] : undefined), values);
}

/** The fields whose names stand side by side; rows, collapsibles and tabs without a name put none between. */
function named(fields: readonly LabelledField[]): LabelledField[] {
  return fields.flatMap((field) =>
    field.name ? [field] : [...named(field.fields ?? []), ...named(field.tabs ?? [])],
  );
}

function fieldLabel(path: string, fields: readonly LabelledField[]): string | null {
  const said: string[] = [];
  let below = fields;
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) {
      said.push(`${said.pop() ?? ''} ${Number(part) + 1}`);
      continue;
    }
    const field = named(below).find(({ name }) => name === part);
    if (!field) return null;
    said.push(typeof field.label === 'string' && field.label !== '' ? field.label : part);
    below = field.fields ?? [];
  }
  return said.join(', ');
}

/**
 * The words that stand in a form and not in the entry as it was last stored. What no editor sees, such as the ids of
 * rows, is left out.
 *
 * @param form values by path, as Payload's form keeps them
 * @param stored the entry as it was last stored
 */
export function unsavedWords(form: Values, stored: Values, fields: readonly LabelledField[]): UnsavedWords[] {
  return Object.entries(form).flatMap(([path, value]) => {
    const words = readableValue(value);
    const label = fieldLabel(path, fields);
    if (words === null || label === null || words === readableValue(at(stored, path))) return [];
    return [{ path, label, words }];
  });
}
