const numbers: readonly string[] = [
  ...[
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** "four"; a number above twenty in figures. */
export const numberInWords = (number: number): string => numbers[number] ?? String(number);

/** "Four". */
export const numberAtStart = (number: number): string => {
  const words = numberInWords(number);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Of figures or a word up to twenty: "4", "four"; `null` for another word. */
export function numberOf(text: string): number | null {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  const place = numbers.indexOf(text.toLowerCase());
  return place < 0 ? null : place;
}
