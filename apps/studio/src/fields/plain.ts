import type {
  CollapsibleField,
  Field,
  NumberField,
  NumberFieldSingleValidation,
  TabsField,
  TextareaField,
  TextareaFieldValidation,
  TextField,
  TextFieldSingleValidation,
  UIField,
} from 'payload';
import { number, text, textarea } from 'payload/shared';

/** `help` is what stands under the field in the studio; `required` is checked when an entry is published. */
interface Options {
  readonly help?: string;
  readonly required?: boolean;
  readonly half?: boolean;
}

function shared(label: string, { help, required = false, half = false }: Options) {
  return {
    label,
    required,
    admin: { ...(help ? { description: help } : {}), ...(half ? { width: '50%' } : {}) },
  };
}

const isBlank = (value: unknown) => typeof value === 'string' && value !== '' && value.trim() === '';
const blank = 'Write something here: these are only spaces.';

/** How many characters a field takes: far more than any page has room for, and too few to choke one. */
export const longest = { line: 500, passage: 20_000, text: 200_000 } as const;

const figure = new Intl.NumberFormat('en-GB');

/** @returns true, or by how much `length` is too long */
export function checkLength(length: number, most: number): true | string {
  if (length <= most) return true;
  return `There is room for ${figure.format(most)} characters; these are ${figure.format(length)}. Shorten it by ${figure.format(length - most)}.`;
}

/** Spaces alone are no words: the page would show nothing. */
const lineOfWords: TextFieldSingleValidation = (value, options) => {
  if (options.required && isBlank(value)) return blank;
  const fits = checkLength(value?.length ?? 0, longest.line);
  return fits === true ? text(value, options as never) : fits;
};

const severalLines: TextareaFieldValidation = (value, options) => {
  if (options.required && isBlank(value)) return blank;
  const fits = checkLength(value?.length ?? 0, longest.passage);
  return fits === true ? textarea(value, options) : fits;
};

/** One line of words. */
export function line(name: string, label: string, options: Options & { unique?: boolean } = {}): TextField {
  const { unique = false, ...rest } = options;
  return {
    name,
    type: 'text',
    ...shared(label, rest),
    ...(unique ? { unique, index: true } : {}),
    validate: lineOfWords,
  };
}

/** Several lines of words without formatting. */
export function passage(name: string, label: string, options: Options = {}): TextareaField {
  return { name, type: 'textarea', ...shared(label, options), validate: severalLines };
}

/** A whole number from `min` upwards. */
export function count(name: string, label: string, options: Options & { min?: number } = {}): NumberField {
  const { min = 0, ...rest } = options;
  return { name, type: 'number', min, ...shared(label, rest) };
}

/** Fields side by side on a wide screen. */
export function beside(...fields: Field[]): Field {
  return { type: 'row', fields };
}

/** Fields under a heading that opens and closes. */
export function collapsible(label: string, state: 'open' | 'closed', fields: Field[]): CollapsibleField {
  return {
    type: 'collapsible',
    label,
    ...(state === 'closed' ? { admin: { initCollapsed: true } } : {}),
    fields,
  };
}

/** A part of the form that keeps no value. */
export const drawn = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: component } },
});

/** Fields by the label of their tab. */
export function tabs(fieldsByLabel: Readonly<Record<string, Field[]>>): TabsField {
  return { type: 'tabs', tabs: Object.entries(fieldsByLabel).map(([label, fields]) => ({ label, fields })) };
}

/** An amount of money that may be nothing: where the label or the help says that 0 means free. */
export function priceOrNothing(name: string, label: string, help?: string): NumberField {
  return { name, type: 'number', min: 0, label, ...(help ? { admin: { description: help } } : {}) };
}

/** What has no price has an empty field. */
const aboveNothing: NumberFieldSingleValidation = (value, options) => {
  const usual = number(value, options as never);
  if (usual !== true || typeof value !== 'number' || value >= 1) return usual;
  return `${value} is no price, and visitors would read it as one. Write the amount, or leave the field empty.`;
};

/** An amount of money in whole units of its currency: what prices are kept in, unless the label says otherwise. */
export function price(name: string, label: string, help?: string): NumberField {
  return { ...priceOrNothing(name, label, help), validate: aboveNothing } as NumberField;
}

/** Where a place is, in degrees; south and west are negative. */
export function latitudeLongitude(): Field {
  const degrees = (name: string, label: string, limit: number, help: string): NumberField => ({
    name,
    type: 'number',
    label,
    min: -limit,
    max: limit,
    admin: { width: '50%', step: 0.0001, description: help },
  });
  return beside(
    degrees('latitude', 'Latitude', 90, 'In degrees, south is negative: -24.9567.'),
    degrees('longitude', 'Longitude', 180, 'In degrees, west is negative: 31.5333.'),
  );
}

/** Where it stands among its own kind. */
export function position(): NumberField {
  return {
    name: 'position',
    type: 'number',
    min: 0,
    label: 'Place in lists',
    admin: { description: 'Lower numbers stand first.', position: 'sidebar' },
  };
}
