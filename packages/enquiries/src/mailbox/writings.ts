/** A text of a mail, one of its writings or a part of one. */
export interface Piece {
  readonly text: string;
  readonly isMarkup: boolean;
}

/** Writings without spaces between words are compared letter by letter: lines may be broken anywhere. */
const letter =
  '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]';
const word = new RegExp(`${letter}|(?:(?!${letter})[\\p{L}\\p{N}])+`, 'gu');
/** Addresses that stand beside those of links, what stands in place of pictures, and what nobody sees. */
const noWords =
  /<[^<>\s]{1,8000}>|\bhttps?:\/\/\S{1,8000}|\[(?:cid|image):?[^\]]{0,300}\]|&(?:nbsp|zwnj|zwj|shy|#\d{1,6});/giu;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Words of a text, without the addresses that stand beside those of links. */
export const wordsIn = (text: string): readonly string[] =>
  text.replace(noWords, ' ').replace(invisible, '').toLowerCase().match(word) ?? [];

export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ text }) => text.trimEnd()).join('\n\n');

/** So many words say no more than that the others are elsewhere. */
const longestNotice = 60;
/** What they say that in: two of these are in such a notice, in whatever language. */
const noticeWord = new RegExp(
  [
    'html|mime|format|browser|navegador|navigateur|przeglądark|браузер|program|client|klient|viewer',
    'images?$|bilder|imágenes|^(?:e-?)?mails?$|email|message|messaggio|mensaje|mensagem|nachricht|bericht|correo|courriel|письм',
    '^view|display|^show|^read|anzeig|ansehen|affich|visuali|weergeven|tonen|supporte?d?$|soporta|enable',
  ].join('|'),
  'u',
);
/** What a program writes in place of a text it has not. */
const noText = /^(?:undefined|null|nan|none|object object)$/;

function isNotice(words: readonly string[]): boolean {
  if (words.length > longestNotice) return false;
  return noText.test(words.join(' ')) || words.filter((word) => noticeWord.test(word)).length > 1;
}

/** In whatever language it is said that a mail has parts, it is called so. */
const parted = /^(?:s?mime|multi-?parts?|mehrteilige?|openpgp)$/;

/** Whether words above the parts of a mail say no more than that there are parts, for programs that do not know any. */
export const speaksOfParts = (words: readonly string[]): boolean =>
  words.length <= longestNotice &&
  (noText.test(words.join(' ')) ||
    words.some(
      (each, at) => parted.test(each) || (each === 'multi' && /^parts?$/.test(words[at + 1] ?? '')),
    ));

/** Markup under the name of a plain text. */
const isMarkedUp = (text: string): boolean =>
  /^\s{0,200}<(?:div|p|table|span|font|br)\b[^<>]{0,2000}>/i.test(text.slice(0, 3000));
/** The same, of a whole page. */
export const isWholePage = (text: string): boolean =>
  /^\s{0,200}<(?:!doctype html|html|head|body)\b[^<>]{0,2000}>/i.test(text.slice(0, 3000)) &&
  text.includes('</');

/**
 * Which of the same words in two writings says them: the one without markup, but where the other says all of it and more, or it speaks of the
 * other alone. Of two that each say what the other does not, the one that says more of it.
 *
 * @returns both where they have little in common
 */
function better(plain: readonly Piece[], marked: readonly Piece[]): readonly Piece[] {
  const ownWords = wordsIn(textOf(plain));
  const itsWords = wordsIn(textOf(marked));
  if (itsWords.length === 0) return plain;
  if (ownWords.length === 0 || isMarkedUp(textOf(plain))) return marked;
  const own = new Set(ownWords);
  const its = new Set(itsWords);
  const speaksOfHtml = (words: ReadonlySet<string>) => [...words].some((each) => each.includes('html'));
  if (ownWords.length <= longestNotice && speaksOfHtml(own) && !speaksOfHtml(its)) return marked;
  const onlyOwn = [...own].filter((word) => !its.has(word)).length;
  const onlyIts = [...its].filter((word) => !own.has(word)).length;
  if (onlyIts === 0) return plain;
  if (onlyOwn === 0) return marked;
  const shared = itsWords.filter((word) => own.has(word)).length;
  if (shared < itsWords.length / 2) return isNotice(ownWords) ? marked : [...plain, ...marked];
  return onlyIts > onlyOwn ? marked : plain;
}

/** What is shown of several writings of the same words. */
export function chosen(choices: readonly (readonly Piece[])[]): readonly Piece[] {
  const filled = choices.filter((pieces) => pieces.length > 0);
  const plain = filled.find((pieces) => pieces.every(({ isMarkup }) => !isMarkup));
  const marked = filled.findLast((pieces) => pieces.some(({ isMarkup }) => isMarkup));
  if (plain && marked) return better(plain, marked);
  return marked ?? plain ?? [];
}
