import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { Field } from '@sundowner/enquiries/forms/form';
import type { UploadedFile } from '@sundowner/enquiries/store/attachment';
import { type BodyPace, watchPace } from '@sundowner/serving/body-pace';
import {
  BodyAbortedError,
  BodyCrowdedError,
  BodyStalledError,
  BodyTooLargeError,
  GrowingBuffer,
} from '../http/read-body.ts';
import { detectFileKind } from './file-kind.ts';
import { addField, mostFields, type PostFields } from './parse-body.ts';

/** A multipart body at most: the file of 5 MB, and the words around it (enquiry contract). */
export const multipartBytes = 6 * 1024 * 1024;

/** The words of a multipart post at most, as of any other. */
const fieldBytes = 64 * 1024;

export interface MultipartPost {
  readonly fields: PostFields;
  readonly files: readonly UploadedFile[];
}

export interface MultipartReading {
  /** Fields that take a file; any other file is let go. */
  readonly fileFields: readonly Field[];
  /** Bytes the body may have. */
  readonly limit: number;
  readonly pace: BodyPace;
  /** Most files of one field; one when absent. */
  readonly mostOfField?: number;
  /** Notes bytes that came; false where there is no room for them. */
  readonly hold?: (bytes: number) => boolean;
  /** Told of every field as soon as it is there, so that a post which is cut gives them back. */
  readonly onFields?: (fields: PostFields) => void;
}

interface Part {
  readonly field: Field;
  readonly fileName: string;
  readonly content: GrowingBuffer;
  size: number;
}

/**
 * Reads a multipart body as it streams in, and keeps no byte more than the form takes: files of fields it does not have are let
 * go, and of a file that is too long only its length.
 *
 * The parser raises errors on itself and on the stream of every part, some of them late, and throws where it is written to: each ends
 * the reading with `null`, and none may reach the process.
 *
 * @returns `null` when the body is no multipart, breaks off, or has a part without a name
 * @throws BodyTooLargeError, BodyCrowdedError, BodyAbortedError, BodyStalledError
 */
export function readMultipart(
  request: IncomingMessage,
  reading: MultipartReading,
): Promise<MultipartPost | null> {
  return new Promise((resolve, reject) => {
    const parser = parserFor(request, reading.mostOfField);
    if (!parser) return resolve(null);
    const gathered = gather(parser, reading, {
      broken: () => settle(() => resolve(null)),
      tooLarge: () => settle(() => reject(new BodyTooLargeError())),
      whole: (post) => settle(() => resolve(post)),
    });
    let bytes = 0;
    let settled = false;
    const settle = (act: () => void) => {
      if (settled) return;
      settled = true;
      endWatch();
      request.off('data', take).off('end', end).off('error', aborted).off('close', closed);
      request.resume();
      gathered.leave();
      act();
    };
    const aborted = () => settle(() => reject(new BodyAbortedError()));
    const closed = () => {
      if (!request.complete) aborted();
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > reading.limit) return settle(() => reject(new BodyTooLargeError()));
      if (reading.hold?.(chunk.byteLength) === false) return settle(() => reject(new BodyCrowdedError()));
      write(() => {
        if (!parser.write(chunk)) request.pause();
      });
    };
    const end = () => write(() => parser.end());
    /** What a body makes the parser throw must not reach the connection. */
    const write = (act: () => void) => {
      try {
        act();
      } catch {
        settle(() => resolve(null));
      }
    };
    parser.on('drain', () => request.resume());
    const endWatch = watchPace(request, reading.limit, reading.pace, () =>
      settle(() => reject(new BodyStalledError())),
    );
    request.on('data', take).on('end', end).on('error', aborted).on('close', closed);
  });
}

interface Outcome {
  broken(): void;
  tooLarge(): void;
  whole(post: MultipartPost): void;
}

/** Collects what the parser finds. @returns `leave` lets go of everything and hears late errors only to drop them */
function gather(
  parser: BusboyInstance,
  { fileFields, onFields, mostOfField = 1 }: MultipartReading,
  outcome: Outcome,
) {
  const fields = new Map<string, string | string[]>();
  const parts: Part[] = [];
  const streams: Readable[] = [];
  let words = 0;
  // The parser gives `undefined` for a name that is missing, whatever its types say.
  parser.on('field', (name: string | undefined, value: string) => {
    if (name === undefined) return outcome.broken();
    words += Buffer.byteLength(name) + Buffer.byteLength(value);
    // A part in UTF-16 can hold half of a character. What is too long is cut by the parser, and given back as far as it came.
    addField(fields, name.toWellFormed(), value.toWellFormed());
    onFields?.(Object.fromEntries(fields));
    if (words > fieldBytes) return outcome.tooLarge();
  });
  parser.on('file', (name: string | undefined, stream, fileName: string | undefined) => {
    streams.push(stream);
    stream.on('error', outcome.broken);
    if (name === undefined) {
      stream.resume();
      return outcome.broken();
    }
    const field = fileFields.find((each) => each.name === name);
    if (!field || parts.filter((part) => part.field === field).length >= mostOfField) return stream.resume();
    const wellFormed = (fileName ?? '').toWellFormed();
    const part: Part = { field, fileName: wellFormed, content: new GrowingBuffer(), size: 0 };
    parts.push(part);
    stream.on('data', (chunk: Buffer) => {
      part.size += chunk.byteLength;
      if (part.size <= (field.file?.maxBytes ?? 0)) part.content.add(chunk);
    });
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, outcome.tooLarge);
  parser.on('error', outcome.broken);
  parser.on('finish', () =>
    outcome.whole({ fields: Object.fromEntries(fields), files: parts.flatMap(toFile) }),
  );
  return {
    leave() {
      for (const emitter of [parser, ...streams]) emitter.removeAllListeners().on('error', () => {});
      for (const stream of streams) stream.resume();
    },
  };
}

function parserFor(request: IncomingMessage, mostFiles = 5): BusboyInstance | null {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        fieldSize: fieldBytes,
        fieldNameSize: 200,
        fields: mostFields,
        files: mostFiles,
        parts: mostFields + mostFiles,
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
function toFile({ field, fileName, content: gathered, size }: Part): UploadedFile[] {
  if (fileName === '' && size === 0) return [];
  const whole = gathered.whole();
  // Of a file that was cut its length still says that it is too long; nobody looks at the rest.
  const content = size > whole.byteLength ? new Uint8Array(size) : whole;
  return [{ field: field.name, fileName: plainName(fileName), kind: detectFileKind(whole), content }];
}
