import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { serverPaths } from '@sundowner/brand';
import { acceptedEncodings, type Encoding } from './compression.ts';
import { isNotModified } from './conditional.ts';
import { contentTypeOf } from './content-type.ts';
import { sendFile } from './send-file.ts';

interface StaticFile {
  readonly path: string;
  readonly size: number;
  readonly type: string;
  /** Quoted digest of the content. */
  readonly etag: string;
  readonly encoded: ReadonlyMap<Encoding, { readonly path: string; readonly size: number }>;
}

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
/** Bytes up to which a file is kept in memory once it was asked for; all of a build below it are about 3 MB. */
const keptUpTo = 64 * 1024;
const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

/**
 * The files of the client build, listed once at start: an address that is not on the list cannot reach the disk, whatever it is made
 * of. Files under `/_astro/` carry their content's hash in their name and never change.
 */
export function staticFiles(directory: string) {
  const files = listFiles(directory);
  const kept = new Map<string, Buffer>();

  /** The bytes of a small file of the build, which does not change while the site runs; nothing where it is larger or cannot be read. */
  function keptBytes(path: string, size: number): Buffer | undefined {
    if (size > keptUpTo) return undefined;
    const known = kept.get(path);
    if (known) return known;
    try {
      const bytes = readFileSync(path);
      if (bytes.length !== size) return undefined;
      kept.set(path, bytes);
      return bytes;
    } catch {
      // Reading it as a stream says to the client that it is gone.
      return undefined;
    }
  }

  return {
    /** @returns whether `path` is one of the files and was answered */
    answer(request: IncomingMessage, response: ServerResponse, path: string): boolean {
      const file = files.get(path);
      if (!file) return false;
      response.setHeader('Cache-Control', path.startsWith(serverPaths.built) ? year : hour);
      const encoding = acceptedEncodings(headerOf(request, 'accept-encoding')).find((name) =>
        file.encoded.has(name),
      );
      if (file.encoded.size > 0) response.setHeader('Vary', 'Accept-Encoding');
      const variant = encoding && file.encoded.get(encoding);
      response.setHeader('ETag', variant ? `W/${file.etag}` : file.etag);
      response.setHeader('Content-Type', file.type);
      if (isNotModified(request.headers['if-none-match'], file.etag)) {
        response.removeHeader('Content-Type');
        response.writeHead(304).end();
        return true;
      }
      if (variant) {
        response.setHeader('Content-Encoding', encoding);
        response.writeHead(200, { 'Content-Length': variant.size });
        sendWhole(request, response, variant.path, keptBytes(variant.path, variant.size));
      } else {
        const { path: at, size, etag } = file;
        sendFile(request, response, { path: at, size, etag, bytes: keptBytes(at, size) });
      }
      return true;
    },
  };
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}

function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  bytes: Buffer | undefined,
): void {
  if (request.method === 'HEAD') response.end();
  else if (bytes) response.end(bytes);
  else
    createReadStream(path)
      .on('error', () => response.destroy())
      .pipe(response);
}

function listFiles(directory: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(directory)) return files;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    if (Object.values(suffixes).some((suffix) => path.endsWith(suffix))) continue;
    const type = contentTypeOf(entry.name);
    if (!type) continue;
    files.set(`/${relative(directory, path).split(sep).map(encodeURIComponent).join('/')}`, {
      path,
      size: statSync(path).size,
      type,
      etag: `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 27)}"`,
      encoded: encodedFormsOf(path),
    });
  }
  return files;
}

function encodedFormsOf(path: string): StaticFile['encoded'] {
  const forms = Object.entries(suffixes).flatMap(([encoding, suffix]) =>
    existsSync(path + suffix)
      ? [[encoding as Encoding, { path: path + suffix, size: statSync(path + suffix).size }] as const]
      : [],
  );
  return new Map(forms);
}
