import { palettes, type Theme } from '@sundowner/brand/themes';
import type { SelectField } from 'payload';
import { choice } from './choice.ts';

/** What editors read of each palette. */
const looks: Readonly<Record<Theme, string>> = {
  home: 'Dusk',
  lionsands: 'Savanna',
  monwana: 'Clay',
  marataba: 'Mountain',
  cape: 'Ocean',
  winelands: 'Vineyard',
  residences: 'Garden',
  africa: 'Lagoon',
};

const named = Object.fromEntries(Object.keys(palettes).map((key) => [key, looks[key as Theme]]));

/** The colours some pages wear, and the sky behind their words. */
export const look = (name: string, label: string, help: string, preset?: Theme): SelectField =>
  ({
    ...choice(name, label, named, { help }),
    ...(preset ? { defaultValue: preset } : {}),
  }) as SelectField;
