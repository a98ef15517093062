import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Where an asset may lie below the export's folder: `contentful-export --download-assets` writes it under its host and
 * path, `images.ctfassets.net/space/id/token/name.jpg`.
 */
export function placesOf(folder: string, address: string): readonly string[] {
  if (!URL.canParse(address)) return [];
  const { hostname, pathname } = new URL(address);
  const paths = [pathname, decoded(pathname)].flatMap((path) => [join(hostname, path), path]);
  return [...new Set(paths.map((path) => join(folder, path)))].filter((path) => isBelow(folder, path));
}

/** An address must not lead out of the folder, however it is written. */
const isBelow = (folder: string, path: string): boolean => !relative(folder, path).startsWith('..');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The file of an asset from the export's folder; `null` when it is not there. */
export async function localFile(folder: string, address: string): Promise<string | null> {
  for (const path of placesOf(folder, address)) {
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) return path;
  }
  return null;
}

/** @throws Error when the file is larger than `most` bytes */
export async function readLocal(path: string, most: number): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > most) throw new Error(`it is larger than ${Math.round(most / 1_000_000)} MB`);
  return readFile(path);
}

export interface DownloadLimits {
  readonly timeoutMs: number;
  readonly mostBytes: number;
  /** How often a failure that may pass is tried again. */
  readonly retries: number;
  /** Milliseconds before the first retry; doubled for each further one. */
  readonly firstPauseMs: number;
}

export const usualLimits: Omit<DownloadLimits, 'mostBytes'> = {
  timeoutMs: 30_000,
  retries: 3,
  firstPauseMs: 500,
};

/** A failure another try cannot mend. */
class FinalError extends Error {}

/**
 * Fetches a file.
 *
 * @throws Error in words: not found, too large, no answer in time after all tries
 */
export async function download(address: string, limits: DownloadLimits): Promise<Uint8Array> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await once(address, limits);
    } catch (error) {
      if (error instanceof FinalError || attempt >= limits.retries) throw error;
      await delay(limits.firstPauseMs * 2 ** attempt);
    }
  }
}

async function once(address: string, { timeoutMs, mostBytes }: DownloadLimits): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, { signal, headers: { accept: '*/*' } });
    if (!response.ok) {
      await response.body?.cancel();
      const passing = response.status >= 500 || response.status === 429 || response.status === 408;
      throw new (passing ? Error : FinalError)(`${address} answered ${response.status}`);
    }
    return await bounded(response, mostBytes);
  } catch (error) {
    if (error instanceof FinalError) throw error;
    if (signal.aborted) throw new Error(`${address} did not answer in ${timeoutMs / 1000} s`);
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new Error(`${error instanceof Error ? error.message : String(error)}${cause}`);
  }
}

/** The size an answer claims may be wrong or absent, so what comes is counted. */
async function bounded(response: Response, most: number): Promise<Uint8Array> {
  const tooLarge = () => new FinalError(`it is larger than ${Math.round(most / 1_000_000)} MB`);
  if (Number(response.headers.get('content-length') ?? 0) > most) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
