import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OutageError, toHttpError } from '../reading/errors.ts';
import type { ContentLog } from '../reading/log.ts';
import { askStudio, createMediaNames } from './media-names.ts';
import { isPictureAnswer, type MediaPassing, passFromDisk, passFromStudio } from './media-passing.ts';

/** A picture ready to be sent: from the disk or, when the disk refused it, from memory. */
export interface MediaFile {
  readonly size: number;
  /** Quoted and strong. */
  readonly etag: string;
  readonly at: { readonly path: string } | { readonly bytes: Uint8Array };
}

export interface MediaCopies {
  /**
   * A picture by its file name, from our own copy or else fetched once and kept.
   *
   * @returns `null` for a name the studio does not publish
   * @throws OutageError when there is no copy and the studio cannot be read
   */
  obtain(filename: string): Promise<MediaFile | null>;
  /**
   * A picture by its file name for somebody who takes many: from our own copy, or else passed on from the studio. What pages show is
   * kept by its use, so that this neither renews a copy nor makes one. However large it is, no more than a piece is in memory.
   *
   * @returns `null` for a name the studio does not publish
   * @throws OutageError when there is no copy and the studio cannot be read
   */
  pass(filename: string): Promise<MediaPassing | null>;
  /**
   * Pictures changed: asks anew which there are, and removes the copies of those there are not. Failures are logged: it is tried at
   * the next change, and when the studio is back.
   */
  prune(): Promise<void>;
}

export interface MediaCopiesOptions {
  readonly directory: string;
  readonly studioUrl: string;
  readonly token: string;
  /** Bytes of all copies together; the longest unused go first. */
  readonly maxBytes: number;
  readonly log: ContentLog;
  readonly timeoutMs?: number;
  /** Whether the studio is known to be away. */
  readonly away?: () => boolean;
}

/** File names the studio gives: no folders, no hidden files. */
const namePattern = /^[A-Za-z0-9][\w.()-]{0,200}$/;
const largestFile = 64 * 1024 * 1024;
interface Copy {
  readonly size: number;
  usedAt: number;
}

/** The site's own copies of the studio's pictures: visitors see them while the studio is away. */
export function createMediaCopies(options: MediaCopiesOptions): MediaCopies {
  const { directory, studioUrl, token, maxBytes, log, timeoutMs = 15_000, away } = options;
  const copies = new Map<string, Copy>();
  const flights = new Map<string, Promise<MediaFile | null>>();
  const listed = listCopies(directory, copies);
  const names = createMediaNames({ studioUrl, token, timeoutMs, ...(away && { away }) });

  const fileOf = (filename: string, size: number): MediaFile => ({
    size,
    etag: etagOf(filename, size),
    at: { path: join(directory, filename) },
  });

  const addressOf = (filename: string) => `${studioUrl}/api/media/file/${encodeURIComponent(filename)}`;

  async function fetchAndKeep(filename: string): Promise<MediaFile | null> {
    const bytes = await fetchBytes(addressOf(filename), token, AbortSignal.timeout(timeoutMs));
    if (!bytes) return null;
    try {
      await keep(filename, bytes);
      return fileOf(filename, bytes.byteLength);
    } catch (error) {
      log.error({ filename, reason: String(error) }, 'a picture cannot be kept on disk');
      return { size: bytes.byteLength, etag: etagOf(filename, bytes.byteLength), at: { bytes } };
    }
  }

  async function keep(filename: string, bytes: Uint8Array): Promise<void> {
    await mkdir(directory, { recursive: true });
    const temporary = join(directory, `.${randomUUID()}`);
    try {
      await writeFile(temporary, bytes, { flush: true });
      await rename(temporary, join(directory, filename));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    }
    copies.set(filename, { size: bytes.byteLength, usedAt: Date.now() });
    await makeRoom(filename);
  }

  async function makeRoom(newest: string): Promise<void> {
    let bytes = [...copies.values()].reduce((sum, { size }) => sum + size, 0);
    if (bytes <= maxBytes) return;
    const oldest = [...copies]
      .filter(([name]) => name !== newest)
      .sort(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [name, { size }] of oldest) {
      if (bytes <= maxBytes) return;
      await remove(name);
      bytes -= size;
    }
  }

  async function remove(filename: string): Promise<void> {
    copies.delete(filename);
    await rm(join(directory, filename), { force: true });
  }

  return {
    async obtain(filename) {
      await listed;
      if (!namePattern.test(filename)) return null;
      const copy = copies.get(filename);
      if (copy) {
        copy.usedAt = Date.now();
        return fileOf(filename, copy.size);
      }
      const flight = flights.get(filename) ?? names.ask(filename, () => fetchAndKeep(filename));
      flights.set(filename, flight);
      try {
        return await flight;
      } finally {
        flights.delete(filename);
      }
    },
    async pass(filename) {
      await listed;
      if (!namePattern.test(filename)) return null;
      const copy = copies.has(filename) ? await passFromDisk(join(directory, filename)) : null;
      if (copy) return copy;
      return names.ask(filename, () => passFromStudio(addressOf(filename), token, timeoutMs));
    },
    async prune() {
      // What was under way may have been told before the change.
      flights.clear();
      const asked = names.readAnew();
      await listed;
      try {
        const published = await asked;
        for (const filename of [...copies.keys()]) if (!published.has(filename)) await remove(filename);
      } catch (error) {
        log.warn(
          { reason: toHttpError(error).message },
          'copies of pictures cannot be compared with the studio',
        );
      }
    },
  };
}

/** A name carries its content's hash, so it names the bytes as well as a digest of them would. */
const etagOf = (filename: string, size: number): string =>
  `"${createHash('sha256').update(`${filename} ${size}`).digest('base64url').slice(0, 27)}"`;

async function listCopies(directory: string, copies: Map<string, Copy>): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  for (const name of names) {
    const path = join(directory, name);
    // Left by a process that was stopped while it wrote.
    if (name.startsWith('.')) await rm(path, { force: true }).catch(() => {});
    else {
      const found = await stat(path).catch(() => null);
      if (found?.isFile() && found.size > 0) copies.set(name, { size: found.size, usedAt: found.mtimeMs });
    }
  }
}

async function fetchBytes(address: string, token: string, signal: AbortSignal): Promise<Uint8Array | null> {
  const response = await askStudio(address, token, signal);
  if (isPictureAnswer(response) && Number(response.headers.get('content-length') ?? 0) <= largestFile) {
    try {
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (bytes.byteLength > 0 && bytes.byteLength <= largestFile) return bytes;
    } catch (error) {
      throw new OutageError('a picture broke off', response.status, { cause: error });
    }
    throw new OutageError('a picture is empty or too large', response.status);
  }
  await response.body?.cancel();
  if (response.status === 404 || response.status === 403) return null;
  throw new OutageError(`the studio answered ${response.status}`, response.status);
}
