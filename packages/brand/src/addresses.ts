/**
 * A path without slashes at its end; one of slashes alone stays. In linear time: what a stranger asks for may hold thousands in its
 * middle, each of which would begin a search for the end.
 */
export const withoutEndSlashes = (path: string): string => path.replace(/(?<=[^/])\/+$/, '');

/** Our own address of an uploaded file: pages never point at the studio. */
export const mediaPath = (filename: string): string => `/media/${encodeURIComponent(filename)}`;

/**
 * Words as a part of an address: "Children's Adventures" is `childrens-adventures`, "$5,000-$6,500" is `5000-6500`, "Réserve" is
 * `reserve`. Letters of other scripts stay, so that what is called so has an address of its own: "Лагерь у реки" is `лагерь-у-реки`.
 */
export const addressWord = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=[a-z])[\u0300-\u036f]+|['’,]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** What a kind of experience goes by in filters, forms and parts of pages: what its editor wrote, or else its name. */
export const kindIdentifier = (identifier: string, name: string): string => identifier || addressWord(name);
