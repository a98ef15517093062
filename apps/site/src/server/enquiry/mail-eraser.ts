import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes the mails on disk that delivery jobs wrote (demonstration mode): those whose Message-ID is a job's.
 *
 * @param folder of the `.eml` files
 * @returns a function that takes the jobs' ids and gives the number of files that went
 */
export function mailEraser(folder: string) {
  return async (deliveryIds: readonly string[]): Promise<number> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    let erased = 0;
    for (const name of names) {
      const path = join(folder, name);
      const id = /^Message-ID:\s*<([^@>]+)@/im.exec(await readFile(path, 'latin1'))?.[1];
      if (!id || !deliveryIds.includes(id)) continue;
      await rm(path, { force: true });
      erased += 1;
    }
    return erased;
  };
}
