import {
  colours,
  customProperties,
  declarations,
  defaultTheme,
  palettes,
  studioColours,
} from '@sundowner/brand/themes';

const all = { ...colours, ...palettes[defaultTheme], ...studioColours };

/** Every colour of the studio, for the style of its pages: style sheets name them, `var(--paper)`, and none writes its own. */
export const colourProperties = customProperties(all);

/** The same for a page Payload does not draw. */
export const colourRule = `:root { ${declarations(all)} }`;
