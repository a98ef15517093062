/** A character of full width, as keyboards of East Asia write them: U+FF01 to U+FF5E stand for "!" to "~". */
const fullWidth = /[\uff01-\uff5e]/g;

/** `text` with letters, digits and marks of full width as the plain ones, the ideographic full stop and space among them. */
export const plainWidths = (text: string): string =>
  text
    .replace(fullWidth, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/\u3000/g, ' ')
    .replace(/\ufe6b/g, '@');
