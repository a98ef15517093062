import { expect, test } from 'vitest';
import { colours, customProperties, declarations, palettes, studioColours, themes } from './themes.ts';

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(themes)('words of the palette %s can be read on its grounds', (theme) => {
  const { accent, deep, glow, tint, 'accent-hover': hover, 'deep-2': raised } = palettes[theme];
  for (const ground of [tint, colours['paper-hi']]) {
    expect(contrast(accent, ground)).toBeGreaterThan(4.5);
    expect(contrast(hover, ground)).toBeGreaterThan(4.5);
  }
  expect(contrast(colours.ink, tint)).toBeGreaterThan(7);
  expect(contrast(colours['ink-2'], tint)).toBeGreaterThan(4.5);
  expect(contrast(glow, deep)).toBeGreaterThan(4.5);
  expect(contrast(glow, raised)).toBeGreaterThan(4.5);
});

test('words of the studio can be read on each of its grounds, captions but on recessed ones', () => {
  const { paper, 'paper-hi': raised, 'paper-lo': recessed, ink, 'ink-2': quiet, 'ink-3': caption } = colours;
  for (const words of [ink, quiet, colours.error, colours.success, studioColours.warning]) {
    for (const ground of [paper, raised, recessed]) expect(contrast(words, ground)).toBeGreaterThan(4.5);
  }
  for (const ground of [paper, raised]) expect(contrast(caption, ground)).toBeGreaterThan(4.5);
  // An icon, or words of 16 px and more that are bold.
  expect(contrast(caption, recessed)).toBeGreaterThan(3);
  expect(contrast(studioColours.warning, studioColours['warning-tint'])).toBeGreaterThan(4.5);
  expect(contrast(colours.error, colours['error-tint'])).toBeGreaterThan(4.5);
  expect(contrast(ink, studioColours.mark)).toBeGreaterThan(7);
  for (const edge of [colours['line-strong'], studioColours['error-line']])
    expect(contrast(edge, raised)).toBeGreaterThan(3);
  for (const ground of [palettes.dusk.deep, palettes.dusk['deep-2']])
    expect(contrast(studioColours['on-deep'], ground)).toBeGreaterThan(4.5);
});

test('colours are written for a style and for a style sheet', () => {
  const some = { paper: '#fff', 'paper-lo': '#eee' };
  expect(customProperties(some)).toEqual({ '--paper': '#fff', '--paper-lo': '#eee' });
  expect(declarations(some)).toBe('--paper: #fff; --paper-lo: #eee;');
});
