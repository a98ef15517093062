/** Scenes no page shows as a plate, and why. */
export const sketches: ReadonlyMap<string, string> = new Map([
  ['botswana-pan', 'the cracks look like strokes'],
  ['cape-coast', 'the cliff is a wall'],
  ['community', 'old silhouettes'],
  ['okavango', 'old silhouettes'],
  ['veld-restoration', 'the figures float'],
  ['winter-frost', 'the impala are stocky'],
  ['portrait-pale-linen', 'the hair is a helmet'],
  ['portrait-silver-hair', 'the hair is a hood'],
  ['portrait-slouch-hat', 'the hat is cut off'],
  ['portrait-pale-shirt', 'the hair is a helmet'],
  ['portrait-straw-hat', 'the hair and the hat do not meet'],
  ['pano-sabi-sand', 'for a viewer that turns'],
  ['pano-thornybush', 'for a viewer that turns'],
  ['pano-marakele', 'for a viewer that turns'],
  ['pano-cape-town', 'for a viewer that turns'],
]);
