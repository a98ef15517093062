import type { MediaCounted, MediaMoved } from './media-move.ts';

const filesWords = (files: number, bytes: number) =>
  `${files} ${files === 1 ? 'file' : 'files'}, ${(bytes / 1e6).toFixed(1)} MB`;

/** What a rehearsal says of pictures. */
export const countedLines = (
  { files, bytes, there }: MediaCounted,
  from: string,
  to: string,
): readonly string[] => [
  `${filesWords(files, bytes)}, would go from ${from} into ${to}.`,
  ...(there > 0
    ? [`${there} of them lie there already, of a move that was ended; it goes on from there.`]
    : []),
];

/** What a move says of pictures when they are there. */
export const mediaMovedLines = (
  { files, bytes, copied }: MediaMoved,
  from: string,
  to: string,
): readonly string[] => [
  `Moved ${filesWords(files, bytes)}, from ${from} into ${to}${copied < files ? `; ${files - copied} lay there already` : ''}. Counts and digests are the same on both sides.`,
];
