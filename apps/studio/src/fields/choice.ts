import { accommodationTags, properties, regions } from '@sundowner/brand';
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

/** The names of the four properties by their keys. */
export const propertyNames = Object.fromEntries(properties.map(({ key, name }) => [key, name]));

/** One of the four properties, by its key. */
export function property(
  label = 'Property',
  { help, required = false }: Omit<Options, 'unique'> = {},
): SelectField {
  return choice('property', label, propertyNames, { required, ...(help ? { help } : {}) });
}

/** One of the regions, by its key. */
export function regionKey(name: string, { required = false, unique = false }: Options = {}): SelectField {
  const named = Object.fromEntries(regions.map((each) => [each.key, each.name]));
  return choice(name, 'Region', named, { required, unique });
}

/** One of the seventeen tags lodges, villas and residences are known by (CNT-18). */
export function accommodationTag(
  name: string,
  { required = false, unique = false }: Options = {},
): SelectField {
  const named = Object.fromEntries(accommodationTags.map((tag) => [tag, tag]));
  return choice(name, 'Content tag', named, {
    required,
    unique,
    help: 'Ties this place to its booking link, its tours and its enquiries.',
  });
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
