import { decodeWords } from 'postal-mime';

/** Heads are looked through so far: what we look for in them is short. */
const longest = 60_000;

/** An id in its brackets, or a word: some programs leave the brackets out. */
const written = /<([^<>]{3,600})>|([^<>\s,;"'()[\]]{3,400})/g;

/** "%3Cid%40example.com%3E", as links to answer a mail of an archive have it. */
const inLink = /%3C([^\s<>%]{1,300})%40([^\s<>%]{1,300})%3E/gi;

const unescaped = (text: string): string => {
  const decoded = text.includes('=?') ? decodeWords(text) : text;
  return decoded.replace(/&lt;/gi, '<').replace(/&gt;/gi, '>').replace(inLink, '<$1@$2>');
};

/** What no store takes, or what is no id. */
const isId = (id: string): boolean => id.length >= 3 && id.length <= 400 && !/[\p{Cc}\p{Cs}]/u.test(id);

/** What stands in one pair of brackets: one id, which a program may have cut; of two the bracket between them is missing. */
const withinBrackets = (text: string): string[] =>
  (text.indexOf('@') === text.lastIndexOf('@') ? [text.replace(/\s+/g, '')] : text.split(/\s+/)).map((id) =>
    id.replace(/^(?:mid|mailto):/i, ''),
  );

/**
 * Message-IDs a head names, in its order: in brackets or without, on several lines, with remarks or commas between them, encoded, or with a
 * space in them where a program has cut a line.
 */
export function messageIdsIn(head: string | undefined): string[] {
  const all = unescaped((head ?? '').slice(-longest));
  return [...all.matchAll(written)]
    .flatMap(([, bracketed, word]) =>
      bracketed === undefined
        ? word?.includes('@')
          ? word.replace(/^(?:mid|mailto):/i, '').replace(/\.$/, '')
          : ''
        : withinBrackets(bracketed),
    )
    .filter(isId);
}
