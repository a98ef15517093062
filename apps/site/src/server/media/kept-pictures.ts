import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of what was made of pictures, each under the name of its picture. */
export interface KeptPictures {
  /** @param filename a name that has passed the copies' own rules */
  find(filename: string): Promise<{ readonly path: string; readonly size: number } | null>;
  keep(filename: string, made: Uint8Array): Promise<void>;
}

interface Bounds {
  /** As many files are kept; those made longest ago go first. */
  readonly most: number;
  /** Of all of them together. */
  readonly mostBytes: number;
}

const nameOf = (filename: string) => `${filename}.jpg`;

export function keptPictures(directory: string, { most, mostBytes }: Bounds): KeptPictures {
  async function makeRoom(bytes: number): Promise<void> {
    const names = await readdir(directory);
    const files = await Promise.all(
      names.map(async (name) => ({
        name,
        ...(await stat(join(directory, name)).then(
          ({ mtimeMs, size }) => ({ at: mtimeMs, size }),
          () => ({ at: 0, size: 0 }),
        )),
      })),
    );
    let sum = files.reduce((all, { size }) => all + size, bytes);
    let count = files.length + 1;
    if (count <= most && sum <= mostBytes) return;
    files.sort((one, other) => one.at - other.at);
    for (const { name, size } of files) {
      // A little more than this one needs, so that the next do not sort all of them again.
      if (count <= most - Math.ceil(most / 20) + 1 && sum <= mostBytes) return;
      await rm(join(directory, name), { force: true });
      count -= 1;
      sum -= size;
    }
  }

  return {
    async find(filename) {
      const path = join(directory, nameOf(filename));
      const found = await stat(path).catch(() => null);
      return found?.isFile() && found.size > 0 ? { path, size: found.size } : null;
    },
    async keep(filename, made) {
      await mkdir(directory, { recursive: true });
      await makeRoom(made.byteLength);
      const making = join(directory, `.${nameOf(filename)}`);
      await writeFile(making, made);
      await rename(making, join(directory, nameOf(filename)));
    },
  };
}
