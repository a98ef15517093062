import type { PictureArchive } from '../../content/gallery/pictures-to-take.ts';

const pictures = /\b(?:pictures?|photos?|photographs?|images?)\b/i;
/** What somebody wants who would take them away, and not look at them. */
const taking = /\b(?:zip|archives?|downloads?|all|press|media|hi(?:gh)?[- ]?res(?:olution)?|files?)\b/i;

/** Whether a question is for pictures to take away, which lie in one file for each property: "pictures zip", "all photos of a lodge". */
export const asksForPictures = (query: string): boolean => pictures.test(query) && taking.test(query);

const plain = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** Of the property a question names, or of all. */
export function archivesAsked(query: string, archives: readonly PictureArchive[]): readonly PictureArchive[] {
  const named = archives.filter(({ name }) => plain(query).includes(plain(name)));
  return named.length > 0 ? named : archives;
}
