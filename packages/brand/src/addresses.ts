/**
 * A path without slashes at its end; one of slashes alone stays. In linear time: what a stranger asks for may hold thousands in its
 * middle, each of which would begin a search for the end.
 */
export const withoutEndSlashes = (path: string): string => path.replace(/(?<=[^/])\/+$/, '');

/** Our own address of an uploaded file: pages never point at the studio. */
export const mediaPath = (filename: string): string => `/media/${encodeURIComponent(filename)}`;

/** Words as a part of an address: "Children's Adventures" is `childrens-adventures`, "$5,000-$6,500" is `5000-6500`. */
export const addressWord = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’,]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
