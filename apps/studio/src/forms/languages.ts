/** Languages answers are written in, by their tag (BCP 47). */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  nl: 'Dutch',
  it: 'Italian',
  es: 'Spanish',
  pt: 'Portuguese',
  af: 'Afrikaans',
};
