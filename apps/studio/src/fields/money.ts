import { currencyChoice, currencyLabel, currencyWord } from '@sundowner/brand/currencies';
import type { TextField } from 'payload';
import { studioSettings } from '../settings.ts';

// Fields are made while the configuration is still read: the settings alone are known by then.
const base = (): string => studioSettings().installation.baseCurrency;

/** The label of an amount in what prices are kept in: "Dollars". */
export const moneyLabel = (): string => currencyLabel(base());

/** The same inside a label: "Supplement, dollars". */
export const moneyWord = (): string => currencyWord(base());

/** What the prices of an entry are kept in, written by the studio: it is a setting of the house. */
export const keptCurrency = (): TextField => ({
  name: 'currency',
  type: 'text',
  label: 'Currency',
  required: true,
  // A function: a plain value would be the default of the column as well, and each setting would need a schema of its own.
  defaultValue: () => base(),
  hooks: { beforeValidate: [() => base()] },
  admin: { readOnly: true, width: '50%' },
});

const known = new Set(Intl.supportedValuesOf('currency'));

/** The code of any currency. */
export const currencyCode = (name: string, label: string): TextField => ({
  name,
  type: 'text',
  label,
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() : value)],
  },
  validate: (value: unknown) =>
    !value ||
    known.has(String(value).trim().toUpperCase()) ||
    `"${String(value)}" is the code of no currency. Write "USD" for US dollars, "EUR" for euros.`,
  admin: { description: `As its code: "USD". Empty means ${currencyChoice(base())}.`, width: '50%' },
});
