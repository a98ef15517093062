/** Of a form's fields what is looked at here: the studio's own configuration, and what the browser knows of it. */
export interface FormField {
  readonly type: string;
  readonly name?: string;
  readonly label?: unknown;
  readonly required?: boolean;
  readonly fields?: readonly FormField[];
  readonly tabs?: readonly FormTab[];
  readonly admin?: object;
}

interface FormTab {
  readonly name?: string;
  readonly label?: unknown;
  readonly fields: readonly FormField[];
}

/** A field an editor can open. */
export interface NamedField {
  /** "travelPurpose.title" inside a group. */
  readonly path: string;
  /** As editors read it. */
  readonly label: string;
  /** The tab it stands on; empty for one beside or above the tabs. */
  readonly tab: string;
  readonly required: boolean;
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

const is = ({ admin }: FormField, what: 'hidden' | 'readOnly'): boolean =>
  typeof admin === 'object' && what in admin && (admin as Readonly<Record<string, unknown>>)[what] === true;

interface Situation {
  readonly before: string;
  readonly tab: string;
}

function named(field: FormField, { before, tab }: Situation): readonly NamedField[] {
  const { type, name, label, required = false } = field;
  if (is(field, 'hidden') || type === 'ui') return [];
  const path = name ? `${before}${name}` : before;
  switch (type) {
    case 'tabs':
      return (field.tabs ?? []).flatMap((each) =>
        below(each.fields, {
          before: each.name ? `${before}${each.name}.` : before,
          tab: words(each.label) || tab,
        }),
      );
    case 'row':
    case 'collapsible':
      return below(field.fields ?? [], { before, tab });
    case 'group':
      return below(field.fields ?? [], { before: name ? `${path}.` : before, tab });
    default:
      // What the studio makes by itself is never asked of an editor.
      return name
        ? [{ path, label: words(label) || name, tab, required: required && !is(field, 'readOnly') }]
        : [];
  }
}

const below = (fields: readonly FormField[], situation: Situation): readonly NamedField[] =>
  fields.flatMap((field) => named(field, situation));

/** Every field of a form that stands for itself, in the order of the form; those of rows belong to their rows. */
export const namedFields = (fields: readonly FormField[]): readonly NamedField[] =>
  below(fields, { before: '', tab: '' });

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Whether a rich text holds a word or a picture. */
function saysSomething(node: unknown): boolean {
  if (!isRecord(node)) return false;
  if (typeof node.text === 'string' && node.text.trim() !== '') return true;
  if (node.type === 'upload' || node.type === 'relationship') return true;
  return Array.isArray(node.children) && node.children.some(saysSomething);
}

/** Whether nothing was written or chosen. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && 'root' in value ? !saysSomething(value.root) : false;
}

/** What a field of an entry holds, by its path. */
export const valueAt = (entry: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((held, step) => (isRecord(held) ? held[step] : undefined), entry);
