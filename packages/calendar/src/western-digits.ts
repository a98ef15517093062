// Full-width, Arabic-Indic and extended Arabic-Indic digits, by the code of their zero.
const zeros = [0xff10, 0x0660, 0x06f0];

/** `text` with the digits of other scripts as 0 to 9. */
export function westernDigits(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? character : String(code - zero);
  }).join('');
}
