import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverPaths } from '@sundowner/brand';
import type { MediaFile } from '../../content/media/media-copies.ts';
import { toHttpError } from '../../content/reading/errors.ts';
import { type Heads, noCdnHeads } from '../cdn/cdn-heads.ts';
import { isNotModified } from '../http/conditional.ts';
import { mediaTypeOf } from '../http/content-type.ts';
import { answerPlainly } from '../http/plain-answer.ts';
import { sendFile } from '../http/send-file.ts';
import type { Log } from '../log.ts';

interface Pictures {
  /** @returns `null` for a name there is no picture of @throws Error when nobody can say */
  obtain(filename: string): Promise<MediaFile | null>;
}

/** Where pictures are asked for, and what is left of a path there: a file name, or `null` for what names none. */
interface PublicFiles {
  readonly folder: string;
  /** What stands behind the name of the picture. */
  readonly ending?: string;
}

export const mediaFiles: PublicFiles = { folder: serverPaths.media };
/** The cards of shared links, each by the picture it is made of. */
export const cardFiles: PublicFiles = { folder: serverPaths.cards, ending: '.jpg' };
/** What the press takes away, under the name it has then. */
export const pressFiles: PublicFiles = { folder: serverPaths.press };

/**
 * `GET /media/{filename}`: the site's own copy of a picture of the studio's, or what is made of one. Nothing of a
 * name is logged: it may be anybody's.
 *
 * @param countAbsent told of every answer that there is no such picture
 * @param cdn what is said to a CDN besides
 */
export function mediaAnswer(
  copies: Pictures,
  log: Log,
  countAbsent: () => void = () => {},
  files: PublicFiles = mediaFiles,
  cdn: Heads = noCdnHeads.picture,
) {
  /** An outage is one line, not one for each visitor. */
  let failing = false;
  const notFound = (response: ServerResponse) => {
    countAbsent();
    answerPlainly(response, 404, 'There is no such picture.');
  };
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const filename = fileNameIn(path, files);
    const type = filename && mediaTypeOf(`${filename}${files.ending ?? ''}`);
    if (!filename || !type) return notFound(response);
    let file: MediaFile | null;
    try {
      file = await copies.obtain(filename);
    } catch (error) {
      if (!failing) log.warn({ type, reason: toHttpError(error).message }, 'a picture cannot be fetched');
      failing = true;
      response.setHeader('Retry-After', '5');
      return answerPlainly(response, 503, 'This picture cannot be shown at the moment.');
    }
    failing = false;
    if (!file) return notFound(response);
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('ETag', file.etag);
    for (const [name, value] of cdn) response.setHeader(name, value);
    if (isNotModified(request.headers['if-none-match'], file.etag)) {
      response.writeHead(304).end();
      return;
    }
    response.setHeader('Content-Type', type);
    if ('path' in file.at) sendFile(request, response, { ...file, path: file.at.path });
    else response.writeHead(200, { 'Content-Length': file.size }).end(file.at.bytes);
  };
}

function fileNameIn(path: string, { folder, ending = '' }: PublicFiles): string | null {
  if (!path.endsWith(ending)) return null;
  try {
    return decodeURIComponent(path.slice(folder.length, path.length - ending.length));
  } catch {
    return null;
  }
}
