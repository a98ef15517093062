import type { CheckboxField, SelectField } from 'payload';

interface Options {
  readonly help?: string;
  readonly required?: boolean;
  readonly unique?: boolean;
}

/** One of a few values; `options` maps each stored value to the words an editor reads. */
export function choice(
  name: string,
  label: string,
  options: Readonly<Record<string, string>>,
  { help, required = false, unique = false }: Options = {},
): SelectField {
  return {
    name,
    type: 'select',
    label,
    required,
    ...(unique ? { unique, index: true } : {}),
    options: Object.entries(options).map(([value, words]) => ({ value, label: words })),
    ...(help ? { admin: { description: help } } : {}),
  };
}

/** Several of a few values. */
export function choices(
  name: string,
  label: string,
  options: Readonly<Record<string, string>>,
  given: Omit<Options, 'unique'> = {},
): SelectField {
  return { ...choice(name, label, options, given), hasMany: true } as SelectField;
}

/** Yes or no. */
export function yes(
  name: string,
  label: string,
  { help, preset = false }: { help?: string; preset?: boolean } = {},
): CheckboxField {
  return {
    name,
    type: 'checkbox',
    label,
    defaultValue: preset,
    ...(help ? { admin: { description: help } } : {}),
  };
}
