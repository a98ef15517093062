const names = new Intl.DisplayNames('en-GB', { type: 'language' });

/** "German" of `de`. */
export function languageWords(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    // No tag at all is shown as it is.
    return tag;
  }
}
