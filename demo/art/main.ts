import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { allScenes } from './all-scenes.ts';
import { contactSheet, type SheetPicture } from './contact-sheet.ts';
import { openEasel } from './easel.ts';
import { makeFilms } from './film/make-films.ts';
import { frameSize } from './frame-size.ts';
import { printAll } from './print/print-all.ts';

/** How a picture is coded in each format; AVIF as measured (docs/decisions/051). */
const codings = {
  avif: { quality: 48, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 6 },
  jpeg: { quality: 80 },
  png: {},
} as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    chromium: { type: 'string' },
    size: { type: 'string' },
    out: { type: 'string', default: 'art-out' },
    format: { type: 'string', default: 'avif' },
    quality: { type: 'string' },
    films: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
  },
});

/** `node demo/art/main.ts --chromium=PATH [id or start of ids …]`: see README.md beside this file. */
async function main(): Promise<void> {
  const scenes = await allScenes();
  const wanted = (id: string) =>
    positionals.length === 0 || positionals.some((start) => id.startsWith(start));
  const ids = [...scenes.keys()].filter(wanted);
  const size = values.size?.match(/^(\d{2,5})x(\d{2,5})$/);
  if (values.size && !size) throw new Error('--size is a width and a height in pixels: --size=1440x900.');
  const coding = codings[values.format as keyof typeof codings];
  if (!coding) throw new Error(`--format is ${Object.keys(codings).join(', ')}.`);
  if (ids.length === 0 && !values.films && !values.print)
    throw new Error(`No scene starts with ${positionals.join(' or ')}.`);
  if (!values.chromium) throw new Error('--chromium says which browser draws.');
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });
  if (values.print) {
    await printAll(values.chromium, out);
    return;
  }
  if (values.films) {
    await makeFilms(values.chromium, scenes, out, wanted);
    return;
  }
  const easel = await openEasel(values.chromium);
  const sheet: SheetPicture[] = [];
  try {
    for (const id of ids) {
      const scene = scenes.get(id);
      if (!scene) continue;
      const [width, height] = size ? [Number(size[1]), Number(size[2])] : frameSize(scene);
      const picture = await easel.draw(scene, width, height);
      const coded = await sharp(picture)
        .toFormat(values.format as keyof typeof codings, {
          ...coding,
          ...(values.quality ? { quality: Number(values.quality) } : {}),
        })
        .toBuffer();
      writeFileSync(join(out, `${id}.${values.format}`), coded);
      sheet.push({ id, picture });
      process.stdout.write(`${id} ${Math.round(coded.length / 1024)} kB\n`);
    }
  } finally {
    await easel.close();
  }
  writeFileSync(join(out, 'contact-sheet.png'), await contactSheet(sheet));
  process.stdout.write(`${sheet.length} pictures and their contact sheet are in ${out}.\n`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
