import type { IncomingMessage } from 'node:http';
import { largestDraftFile } from '@sundowner/desk-wire/conversation';
import type { NewFile } from '@sundowner/enquiries/conversation/draft-files';
import { BodyStalledError, BodyTooLargeError, readBody } from '../../http/read-body.ts';
import { MalformedBodyError } from '../read-json.ts';

/** On this machine nothing is slow. */
const pace = { stallMs: 30_000 };

/** A file that is sent in the place of a body, with its name in `X-File-Name`. @throws MalformedBodyError */
export async function readUpload(request: IncomingMessage): Promise<NewFile> {
  const name = fileName(request.headers['x-file-name']);
  const type = request.headers['content-type'] ?? '';
  const kind = /^[\w.+-]{1,60}\/[\w.+-]{1,80}$/.test(type) ? type : 'application/octet-stream';
  const content = await readBody(request, largestDraftFile, pace).catch((error: unknown) => {
    if (error instanceof BodyTooLargeError) throw new MalformedBodyError('A file may have 20 MB at most.');
    if (error instanceof BodyStalledError) throw new MalformedBodyError('It did not arrive whole.');
    throw error;
  });
  return { name, kind, content };
}

function fileName(given: string | string[] | undefined): string {
  let name = '';
  try {
    name = decodeURIComponent(typeof given === 'string' ? given : '');
  } catch {
    // Refused below, as one without a name.
  }
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '')
    throw new MalformedBodyError('X-File-Name must be the name of the file, percent-encoded.');
  return [...plain].slice(-150).join('');
}
