/** Scenes no page shows as a plate, and why. */
export const sketches: ReadonlyMap<string, string> = new Map([
  ['botswana-pan', 'the cracks look like strokes'],
  ['cape-coast', 'the cliff is a wall'],
  ['community', 'old silhouettes'],
  ['okavango', 'old silhouettes'],
  ['veld-restoration', 'the figures float'],
  ['winter-frost', 'the impala are stocky'],
  ['pano-sabi-sand', 'for a viewer that turns'],
  ['pano-thornybush', 'for a viewer that turns'],
  ['pano-marakele', 'for a viewer that turns'],
  ['pano-cape-town', 'for a viewer that turns'],
]);
