import { foundParts } from './found-words.ts';

/** A text in which what was searched for is marked. */
export function Found({ text, words }: { readonly text: string; readonly words: string }) {
  if (words === '') return text;
  let at = 0;
  return foundParts(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    return part.found ? <mark key={key}>{part.text}</mark> : part.text;
  });
}
