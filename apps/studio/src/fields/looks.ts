import { palettes, type Theme } from '@sundowner/brand/themes';
import type { SelectField } from 'payload';
import { choice } from './choice.ts';

/** What editors read of each palette. */
const looks: Readonly<Record<Theme, string>> = {
  dusk: 'Dusk',
  savanna: 'Savanna',
  clay: 'Clay',
  mountain: 'Mountain',
  ocean: 'Ocean',
  vineyard: 'Vineyard',
  garden: 'Garden',
  lagoon: 'Lagoon',
  desert: 'Desert',
  forest: 'Forest',
};

const named = Object.fromEntries(Object.keys(palettes).map((key) => [key, looks[key as Theme]]));

/** The colours some pages wear, and the sky behind their words. */
export const look = (name: string, label: string, help: string, preset?: Theme): SelectField =>
  ({
    ...choice(name, label, named, { help }),
    ...(preset ? { defaultValue: preset } : {}),
  }) as SelectField;
