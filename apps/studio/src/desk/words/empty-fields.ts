/** A field of a template that nobody filled in: `{price of the extra night}`. Nothing is sent with one. */
const field = /\{[a-z][a-z ]{0,40}\}/gi;

export interface EmptyField {
  readonly from: number;
  readonly to: number;
}

export function emptyFields(text: string): EmptyField[] {
  return [...text.matchAll(field)].map(({ index, 0: words }) => ({ from: index, to: index + words.length }));
}

/** The one after the caret, or the first again. */
export function nextEmptyField(text: string, caret: number): EmptyField | null {
  const all = emptyFields(text);
  return all.find(({ from }) => from >= caret) ?? all[0] ?? null;
}
