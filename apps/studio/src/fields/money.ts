import { currencyChoice, currencyLabel, currencyWord } from '@sundowner/brand/currencies';
import type { FieldHook, TextField } from 'payload';
import { writesContent } from '../access/callers.ts';
import { studioSettings } from '../settings.ts';

// Fields are made while the configuration is still read: the settings alone are known by then.
const base = (): string => studioSettings().installation.baseCurrency;

/** The label of an amount in what prices are kept in: "Dollars". */
export const moneyLabel = (): string => currencyLabel(base());

/** The same inside a label: "Supplement, dollars". */
export const moneyWord = (): string => currencyWord(base());

/**
 * The setting may change after prices were entered, and converts none. An entry keeps what its amounts were entered in, until somebody
 * says that they are in what prices are kept in now; a version of before that is restored with its own.
 */
const keepCurrency: FieldHook = ({ value, originalDoc, req }) => {
  if (req?.context?.isRestoringVersion && value) return value;
  const given = typeof value === 'string' ? value.trim().toUpperCase() : '';
  // Of a copy, that of the entry it was made of.
  const stored: unknown = originalDoc?.currency;
  return given !== base() && typeof stored === 'string' && stored !== '' ? stored : base();
};

/** What the prices of an entry are kept in, written by the studio: it is a setting of the house. Changed only where it is another. */
export const keptCurrency = (): TextField => ({
  name: 'currency',
  type: 'text',
  label: 'Currency',
  required: true,
  // A function: a plain value would be the default of the column as well, and each setting would need a schema of its own.
  defaultValue: () => base(),
  hooks: { beforeValidate: [keepCurrency] },
  // Whatever is given, the studio writes what it is.
  custom: { keptByStudio: true },
  access: {
    update: ({ doc, req }) =>
      writesContent(req.user) &&
      ((doc as { currency?: unknown } | undefined)?.currency !== base() ||
        req.context?.isRestoringVersion === true),
  },
  admin: {
    width: '50%',
    description: `Prices are paid in ${currencyChoice(base())}. A rate in another currency is not on sale: write its amounts in ${currencyWord(base())}, and "${base()}" here.`,
  },
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
