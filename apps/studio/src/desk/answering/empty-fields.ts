import { emptyField } from '@sundowner/desk-wire/empty-field';

const field = new RegExp(emptyField, 'gu');

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
