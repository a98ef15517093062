/** So far a server's own words are looked through: what it has to say it says at once. */
const longest = 8000;

/** Words as they are compared: programs break lines and write apostrophes each in their own way. */
export const onOneLine = (text: string): string =>
  text.slice(0, longest).normalize('NFC').replace(/’/g, "'").replace(/\s+/g, ' ');

export const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map((each) => each.source).join('|'), 'iu');
