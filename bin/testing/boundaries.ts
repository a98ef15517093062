import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { allExtensions, cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { importsOf } from './astro-imports.ts';
import { roomPairs } from './room-pairs.ts';

/** What is followed from import to import. */
const extensions = [
  ...allExtensions.flatMap(({ extension, available }) => (available ? [extension] : [])),
  '.astro',
];

/** Folders that hold sources. */
const sources = ['apps', 'packages', 'bin', 'tests', 'demo', 'bench'];

export interface Boundaries {
  /** What dependency-cruiser says, each violation or that there is none, and each pair of rooms that import each other. */
  readonly words: string;
  readonly broken: boolean;
  /** Paths of the Astro files it read. */
  readonly astroFiles: readonly string[];
}

/**
 * Holds every source to the import boundaries of `.dependency-cruiser.cjs`.
 *
 * dependency-cruiser 18 has no way to be taught a file format. It hands a file with an ending it does not know to its JavaScript
 * parser, so for the time it works an Astro file reads as the imports it has, under its own path.
 *
 * @param root folder with the configuration, `tsconfig.json` and the sources
 * @throws Error when a file cannot be read, or Astro files were passed over
 */
export async function checkBoundaries(root: string): Promise<Boundaries> {
  const config = await extractDepcruiseOptions(join(root, '.dependency-cruiser.cjs'));
  const tsConfig = extractTsConfig(join(root, 'tsconfig.json'));
  const folders = sources.filter((folder) => fs.existsSync(join(root, folder)));
  const astro = astroFilesIn(root, folders);
  const { output } = await readingAstro(() =>
    cruise([...folders, ...astro], { ...config, baseDir: root }, { extensions }, { tsConfig }),
  );
  if (typeof output === 'string') throw new Error(output);
  const astroFiles = output.modules.flatMap(({ source }) => (source.endsWith('.astro') ? [source] : []));
  const missed = astro.filter((path) => !astroFiles.includes(path));
  if (missed.length > 0) throw new Error(`Not read: ${missed.join(', ')}`);
  const { words, exitCode } = await inWords(output);
  const pairs = roomPairs(output.modules);
  return { words: [words, ...pairs].join('\n'), broken: exitCode !== 0 || pairs.length > 0, astroFiles };
}

/** Paths from `root`, without what builds and packages leave there. */
function astroFilesIn(root: string, folders: readonly string[]): string[] {
  const patterns = folders.map((folder) => `${folder}/**/*.astro`);
  const leavings = /(^|[\\/])(node_modules|dist|dist-gallery|\.astro)$/;
  return fs
    .globSync(patterns, { cwd: root, exclude: (path) => leavings.test(path) })
    .map((path) => path.replaceAll('\\', '/'));
}

async function inWords(result: ICruiseResult) {
  const { output, exitCode } = await format(result, { outputType: 'err' });
  return { words: String(output).trim(), exitCode };
}

/** While `work` runs, whoever reads an Astro file with `readFileSync` gets its imports as JavaScript. */
async function readingAstro<Result>(work: () => Promise<Result>): Promise<Result> {
  const read = fs.readFileSync;
  const readImports = (...args: Parameters<typeof read>) => {
    const given = read(...args);
    if (!String(args[0]).endsWith('.astro')) return given;
    return importsOf(String(given))
      .map((name) => `import ${JSON.stringify(name)};\n`)
      .join('');
  };
  fs.readFileSync = readImports as typeof read;
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    fs.readFileSync = read;
    syncBuiltinESMExports();
  }
}
