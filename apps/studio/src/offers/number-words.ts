const words = [
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one'.split(' '),
].flat();

/** A number as editors write it in a sentence, in words up to twenty-one or in figures. */
export const numberPattern = `(?:\\d{1,2}|${[...words].reverse().join('|')})`;

export const numberSaid = (text: string): number =>
  /^\d/.test(text) ? Number(text) : words.indexOf(text.toLowerCase());

/** "eight", as in a sentence. */
export const inWord = (number: number): string => (number > 0 && words[number]) || String(number);
