import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Access, NotFound } from 'payload';

/**
 * As `read`, and 404 for a file there is not. Payload, which asks this before it looks itself, answers 500 and writes the name it was
 * asked for into the log, which may be anybody's.
 *
 * @param directory of the files
 */
export function filesThereAre(directory: string, read: Access): Access {
  return async (asked) => {
    const may = await read(asked);
    const { isReadingStaticFile, data, req } = asked;
    if (may === false || !isReadingStaticFile) return may;
    if (!isElsewhere(asked) && (await isFile(directory, String(data?.filename ?? '')))) return may;
    throw new NotFound(req.t);
  };
}

/** Payload looks for files of other stores under a prefix, by a field no picture of ours has. */
const isElsewhere = ({ req }: Parameters<Access>[0]): boolean => req.searchParams?.has('prefix') ?? false;

/** As `read`, where the files lie in a bucket, which is asked for them once. */
export function ofNoOtherStore(read: Access): Access {
  return async (asked) => {
    const may = await read(asked);
    if (may !== false && asked.isReadingStaticFile && isElsewhere(asked)) throw new NotFound(asked.req.t);
    return may;
  };
}

/** Codes of "there is none of this name", and of a name no file can have. Anything else is the disk's fault, and Payload's to tell. */
const none = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'];

/** @throws Error when the disk cannot say */
async function isFile(directory: string, filename: string): Promise<boolean> {
  const path = join(directory, filename);
  if (!path.startsWith(directory + sep)) return false;
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (error instanceof Error && 'code' in error && none.includes(String(error.code))) return false;
    throw error;
  }
}
