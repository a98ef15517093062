import type { Field, NumberField, TextareaField, TextField } from 'payload';

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

/** One line of words. */
export function line(name: string, label: string, options: Options & { unique?: boolean } = {}): TextField {
  const { unique = false, ...rest } = options;
  return { name, type: 'text', ...shared(label, rest), ...(unique ? { unique, index: true } : {}) };
}

/** Several lines of words without formatting. */
export function passage(name: string, label: string, options: Options = {}): TextareaField {
  return { name, type: 'textarea', ...shared(label, options) };
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
