import type { Palette } from './draw/palette.ts';
import type { elements } from './elements.ts';
import type { PaletteName } from './palettes.ts';

type Elements = typeof elements;

/** What an element can be told. */
export type OptionsOf<Name extends keyof Elements> = NonNullable<Parameters<Elements[Name]>[1]>;

/** An element and what it is told. Positions are fractions of the picture, so that it can have any size. */
export type Layer = {
  [Name in keyof Elements]: readonly [Name, OptionsOf<Name>];
}[keyof Elements];

/** What stands where, painted from the back to the front. Same seed, same picture. */
export interface Scene {
  readonly palette: PaletteName;
  /** What this scene has otherwise than its palette. */
  readonly colors?: Partial<Palette>;
  readonly seed: number;
  /** Where the sun or moon stands and its radius, as fractions of width, height and height. */
  readonly sun?: readonly [number, number, number];
  /** Turned left to right once it is drawn. */
  readonly mirror?: boolean;
  /** `tall`: the middle of the picture alone, 4 to 5, as people are shown. `round`: 2 to 1, for a viewer that turns. */
  readonly frame?: 'wide' | 'tall' | 'round';
  readonly layers: readonly Layer[];
}
