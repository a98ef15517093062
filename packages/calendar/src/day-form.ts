/** Whether a text is written yyyy-mm-dd, be there such a day or not. Apart from `day.ts`, for pages and forms that need no more. */
export const isWrittenAsDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
