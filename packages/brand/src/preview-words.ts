/** Words of a field and of a page as they are compared: sums and hours are held together by other spaces than the editor wrote. */
export const wordsCompared = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
