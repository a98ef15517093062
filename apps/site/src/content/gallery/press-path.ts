import { extname } from 'node:path';
import { serverPaths } from '@sundowner/brand';

/** By its name, which an upload gets from its bytes. */
export const isJpeg = (filename: string): boolean => /\.jpe?g$/i.test(filename);

/** "dusk-1a2b3c4d.jpg", of "dusk-1a2b3c4d.avif": what the JPEG of an upload is called. */
export const pressName = (filename: string): string =>
  isJpeg(filename) ? filename : `${filename.slice(0, filename.length - extname(filename).length)}.jpg`;

/** Where the JPEG of an upload of another kind is. */
export const pressPath = (filename: string): string =>
  `${serverPaths.press}${encodeURIComponent(pressName(filename))}`;
