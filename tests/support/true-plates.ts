import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { renditions } from '../../apps/studio/src/media/renditions.ts';
import { root, workDirectory } from '../../bin/product/paths.ts';

/** "/media/lodge-river-723b57ed-1440.avif": a plate's name, eight figures of its content, a width and a format. */
const sizeOfPlate = /^\/media\/(.+)-[0-9a-f]{8}(?:-(\d+))?\.(avif|webp)$/;

const kept = join(workDirectory, 'true-plates');

/** The committed file of a plate, or null where the name is of no plate. */
function plate(name: string): string | null {
  for (const ending of ['avif', 'webp']) {
    for (const folder of ['pictures', 'panoramas']) {
      const file = join(root, 'demo', 'plates', folder, `${name}.${ending}`);
      if (existsSync(file)) return file;
    }
  }
  return null;
}

/** Where sizes made by these rules are kept from run to run. */
const folderOf = (size: string, options: object) =>
  join(kept, `${size}-${createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 8)}`);

/** A plate in a size and format as the studio makes it, made once for each state of the plate and of the rules. */
async function encoded(
  file: string,
  address: string,
  width: number,
  format: 'avif' | 'webp',
): Promise<Buffer> {
  const rules = renditions().filter((each) => each.formatOptions?.format === format);
  const rule = rules.find((each) => (each.width ?? 0) >= width) ?? rules.at(-1);
  if (!rule?.formatOptions) throw new Error(`No size of a picture is ${format}.`);
  const options = rule.formatOptions.options ?? {};
  const folder = folderOf(rule.name, options);
  const made = join(folder, address.replace(/^.*\//, ''));
  if (existsSync(made)) return readFileSync(made);
  const bytes = await sharp(file)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, options)
    .toBuffer();
  mkdirSync(folder, { recursive: true });
  // A run that is killed leaves a whole file, or none.
  const making = `${made}.${process.pid}`;
  writeFileSync(making, bytes);
  renameSync(making, made);
  return bytes;
}

/**
 * Which bytes a plate has: in the size and format that is asked for, as the studio makes it, which takes a processor a quarter of a second
 * and is for tests that measure a page's weight; or its drawing at full width, whatever is asked for, which reads the same.
 */
export type Shown = 'as the studio makes them' | 'as they are drawn';

export interface TruePlates {
  /** Bytes of a plate that was shown, by its address. */
  readonly shown: ReadonlyMap<string, number>;
  /** Shows those that are asked for from here on so. */
  show(how: Shown): void;
}

/**
 * Lets the pages of a context show the demonstration's plates in the place of the tiny pictures tests have otherwise, under the same
 * addresses. Only what is asked for is encoded.
 */
export async function showTruePlates(context: BrowserContext, how: Shown): Promise<TruePlates> {
  const shown = new Map<string, number>();
  let now = how;
  await context.route(
    ({ pathname }) => sizeOfPlate.test(pathname),
    async (route) => {
      const url = route.request().url();
      const { pathname } = new URL(url);
      const [, name = '', width, format = 'avif'] = sizeOfPlate.exec(pathname) ?? [];
      const file = plate(name);
      if (!file) return route.fallback();
      const made = width !== undefined && now === 'as the studio makes them';
      const body = made
        ? await encoded(file, pathname, Number(width), format === 'webp' ? 'webp' : 'avif')
        : readFileSync(file);
      shown.set(url, body.length);
      const contentType = `image/${made ? format : extname(file).slice(1)}`;
      // Where the page was left meanwhile nobody waits for it.
      await route.fulfill({ body, contentType }).catch(() => {});
    },
  );
  return {
    shown,
    show: (how) => {
      now = how;
    },
  };
}
