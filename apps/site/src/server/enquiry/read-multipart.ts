import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { UploadedFile } from '@sundowner/enquiries/attachment';
import { type Field, type FormConfig, fieldsOf } from '@sundowner/enquiries/forms/form';
import { fileKindOf } from './file-kind.ts';
import { addField, type PostFields } from './parse-body.ts';
import { BodyAbortedError, BodyTooLargeError } from './read-body.ts';

/** A multipart body at most: the file of 5 MB, and the words around it (enquiry contract). */
export const multipartBytes = 6 * 1024 * 1024;

/** The words of a multipart post at most, as of any other. */
const fieldBytes = 64 * 1024;

export interface MultipartPost {
  readonly fields: PostFields;
  readonly files: readonly UploadedFile[];
}

interface Part {
  readonly field: Field;
  readonly fileName: string;
  readonly chunks: Buffer[];
  size: number;
}

/**
 * Reads a multipart body as it streams in, and keeps no byte more than the form takes: files of fields it does not have are let
 * go, and of a file that is too long only its length.
 *
 * @returns `null` when the body is no multipart
 * @throws BodyTooLargeError, BodyAbortedError
 */
export function readMultipart(request: IncomingMessage, form: FormConfig): Promise<MultipartPost | null> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > multipartBytes)
      return reject(new BodyTooLargeError());
    const parser = parserFor(request);
    if (!parser) return resolve(null);
    const fields = new Map<string, string | string[]>();
    const parts: Part[] = [];
    let words = 0;
    let bytes = 0;
    const settle = (act: () => void) => {
      request.unpipe(parser).off('data', count).off('error', aborted).off('close', closed);
      parser.removeAllListeners().on('error', () => {});
      act();
    };
    const tooLarge = () => settle(() => reject(new BodyTooLargeError()));
    const aborted = () => settle(() => reject(new BodyAbortedError()));
    const closed = () => {
      if (!request.complete) aborted();
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > multipartBytes) tooLarge();
    };
    parser.on('field', (name, value) => {
      words += Buffer.byteLength(name) + Buffer.byteLength(value);
      if (words > fieldBytes) tooLarge();
      else addField(fields, name, value);
    });
    parser.on('file', (name, stream, fileName) => {
      const field = fieldsOf(form).find((each) => each.type === 'file' && each.name === name);
      if (!field || parts.some((part) => part.field === field)) return stream.resume();
      const part: Part = { field, fileName: fileName ?? '', chunks: [], size: 0 };
      parts.push(part);
      stream.on('data', (chunk: Buffer) => {
        part.size += chunk.byteLength;
        if (part.size <= (field.file?.maxBytes ?? 0)) part.chunks.push(chunk);
      });
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, tooLarge);
    parser.on('error', () => settle(() => resolve(null)));
    parser.on('finish', () =>
      settle(() => resolve({ fields: Object.fromEntries(fields), files: parts.flatMap(toFile) })),
    );
    request.on('data', count).on('error', aborted).on('close', closed).pipe(parser);
  });
}

function parserFor(request: IncomingMessage): BusboyInstance | null {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        fieldSize: fieldBytes,
        fieldNameSize: 200,
        fields: 300,
        files: 5,
        parts: 305,
        headerPairs: 50,
      },
    });
  } catch {
    return null;
  }
}

/** Browsers escape three characters of a file's name (HTML, "multipart/form-data"). */
const plainName = (name: string) => name.replace(/%22/g, '"').replace(/%0[AD]/gi, ' ');

/** A field left empty posts a file without a name and without content: none at all. */
function toFile({ field, fileName, chunks, size }: Part): UploadedFile[] {
  if (fileName === '' && size === 0) return [];
  const whole = Buffer.concat(chunks);
  // Of a file that was cut its length still says that it is too long; nobody looks at the rest.
  const content = size > whole.byteLength ? new Uint8Array(size) : whole;
  return [{ field: field.name, fileName: plainName(fileName), kind: fileKindOf(whole), content }];
}
