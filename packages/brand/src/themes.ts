/** From the zenith down to the haze over the horizon. */
const sky = (...stops: readonly string[]): string => `linear-gradient(180deg, ${stops.join(', ')})`;

/**
 * Colours every page has, whatever it wears. They are the site's custom properties of the same names (`--paper`), and what
 * rate sheets are drawn in.
 */
export const colours = {
  /** Page. */
  paper: '#f7f1e5',
  /** Raised: fields, cards, dialog sheet. */
  'paper-hi': '#fffbf4',
  /** Recessed bands. */
  'paper-lo': '#ede4d3',
  /** 15.3:1 on paper. */
  ink: '#221915',
  /** 7.2:1. */
  'ink-2': '#5b4d43',
  /** Captions and hints, 5.0:1; not on paper-lo below 16 px. */
  'ink-3': '#75655a',
  /** Decorative hairline. */
  line: '#d8cbb7',
  /** Control borders, 3.7:1 on paper-hi. */
  'line-strong': '#8f7f70',
  /** 6.6:1. */
  error: '#a3261b',
  'error-tint': '#f8e6df',
  /** 5.7:1. */
  success: '#2f6b3c',
  /** The open sign on dark ground. */
  open: '#a9d39a',
  /** Maps: water and its shore, rivers, and what lies behind a name on land. */
  'map-sea': '#cfdad3',
  'map-shore': '#a9c0b9',
  'map-river': '#7fa3a0',
  'map-halo': '#f7eedb',
  /** The sky of a night, and the darkness words on it are quieter by. */
  night: '#0d1226',
  'night-dim': '#141018',
  /** The last of a night, before the sun. */
  dawn: '#5c3c45',
  /** Words on a switch that is lit in the dark. */
  dusk: '#33202c',
  /** The shade at the foot of a dune, where a page was not found. */
  dune: '#2b1515',
} as const;

/** What the studio needs besides, whose people are told of what waits and what failed. */
export const studioColours = {
  /** 5.3:1 on paper-lo. */
  warning: '#7d540a',
  'warning-tint': '#f7ead0',
  'warning-line': '#d9be85',
  /** The edge of what asks to be looked at. */
  'warning-edge': '#c99a35',
  /** Borders of what erases, and of what failed; 3.2:1 on paper-hi. */
  'error-line': '#c67b70',
  'accent-tint': '#f5e8de',
  'on-deep': '#d5cbc3',
  /** Words that were searched for, and the line under them. */
  mark: '#f5d98b',
  'mark-line': '#b98a12',
} as const;

/** What a page, a dialog, a card or a rate sheet of a place is coloured in: `--accent` and so on in the site's styles. */
export interface Palette {
  /** Links, buttons, focus. */
  readonly accent: string;
  readonly 'accent-hover': string;
  /** Dark bands and footer. */
  readonly deep: string;
  /** Raised on deep. */
  readonly 'deep-2': string;
  /** Page ground, and the browser's own bars. */
  readonly tint: string;
  /** Accent on deep. */
  readonly glow: string;
  /** What a page shows while its picture loads. */
  readonly sky: string;
}

/**
 * Palettes, named by what they look like, by the name a page wears them under: `data-theme`. Editors choose one for each property and
 * section; another is drawn here, checked for contrast by themes.test.ts.
 */
export const palettes = {
  dusk: {
    accent: '#99402a',
    'accent-hover': '#7c3120',
    deep: '#26161f',
    'deep-2': '#3a2430',
    tint: '#f7f1e5',
    glow: '#e9a36a',
    sky: sky('#262546', '#5b3f64 35%', '#a9556a 65%', '#e58759'),
  },
  savanna: {
    accent: '#86491a',
    'accent-hover': '#6c3912',
    deep: '#2a1b10',
    'deep-2': '#40291a',
    tint: '#f6ecd8',
    glow: '#e5a655',
    sky: sky('#7b5a4c', '#b57a48 35%', '#dd9d52 65%', '#f0c278'),
  },
  clay: {
    accent: '#8e3b4c',
    'accent-hover': '#742c3b',
    deep: '#301f29',
    'deep-2': '#47303c',
    tint: '#f7ece6',
    glow: '#e8a9a2',
    sky: sky('#8791b0', '#b9a2b4 35%', '#dfaeaa 65%', '#f1c7b2'),
  },
  mountain: {
    accent: '#235a7a',
    'accent-hover': '#184660',
    deep: '#13273a',
    'deep-2': '#1f3a51',
    tint: '#eef0e6',
    glow: '#e2aa58',
    sky: sky('#2e567a', '#5d8aa6 35%', '#a4bdbb 65%', '#e3d2a8'),
  },
  ocean: {
    accent: '#1b627e',
    'accent-hover': '#134c63',
    deep: '#112e3b',
    'deep-2': '#1d4252',
    tint: '#edf2ee',
    glow: '#9ccbd6',
    sky: sky('#5a90ad', '#8fb8c6 35%', '#c3d6d4 65%', '#ecdfc8'),
  },
  vineyard: {
    accent: '#7a2b3c',
    'accent-hover': '#601f2e',
    deep: '#2a171c',
    'deep-2': '#43262d',
    tint: '#f6eee2',
    glow: '#d9a48f',
    sky: sky('#7c93ad', '#b3adb0 40%', '#e3bb9e 70%', '#f2cf9c'),
  },
  garden: {
    accent: '#55602d',
    'accent-hover': '#424b20',
    deep: '#22281a',
    'deep-2': '#343c28',
    tint: '#f3f0e2',
    glow: '#c3c78a',
    sky: sky('#5f6f80', '#a3958c 40%', '#d9b088 70%', '#f0cc96'),
  },
  lagoon: {
    accent: '#1f6660',
    'accent-hover': '#154e49',
    deep: '#10302e',
    'deep-2': '#1b4542',
    tint: '#eef1e4',
    glow: '#e6b866',
    sky: sky('#4d8a8f', '#8ab4a6 40%', '#cbd2a8 70%', '#f0dc9c'),
  },
  desert: {
    accent: '#93450f',
    'accent-hover': '#77360a',
    deep: '#2d1a12',
    'deep-2': '#45291c',
    tint: '#f8ecdc',
    glow: '#efb27c',
    sky: sky('#6f5a6b', '#b9826a 35%', '#e2a56f 65%', '#f6d29a'),
  },
  forest: {
    accent: '#2f6238',
    'accent-hover': '#234c2a',
    deep: '#14261a',
    'deep-2': '#21392a',
    tint: '#eff2e4',
    glow: '#b9cf8c',
    sky: sky('#56777a', '#8ba890 40%', '#c9cf9f 70%', '#eed9a0'),
  },
} as const satisfies Record<string, Palette>;

/** Colours as the custom properties of a style, `--paper` and so on. */
export function customProperties(values: Readonly<Record<string, string>>): Record<`--${string}`, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}

/** The declarations of a style sheet that set `values`. */
export function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(customProperties(values))
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');
}

export type Theme = keyof typeof palettes;

// A page that wears the first one needs no attribute, and its script no palette.
export { defaultTheme } from './default-theme.ts';

/** What the collection's own papers wear, its mails and the demonstration's documents, whatever place they are about. */
export const papers: Theme = 'savanna';

export const themes = Object.keys(palettes) as readonly Theme[];
