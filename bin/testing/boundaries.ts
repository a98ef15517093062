import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { allExtensions, cruise, format, type ICruiseResult, type IModule } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import ts from 'typescript';

const frontmatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/;
/** Scripts the bundler reads; one that stands inline is text to it. */
const bundledScripts = /<script(?![^>]*\bis:inline\b)[^>]*>([\s\S]*?)<\/script>/g;

/** Whatever the frontmatter and the bundled scripts of an Astro file import, types included, in their order. */
export function importsOf(astroFile: string): string[] {
  const head = frontmatter.exec(astroFile)?.[1] ?? '';
  const scripts = [...astroFile.matchAll(bundledScripts)].map(([, script = '']) => script);
  return [head, ...scripts].flatMap((text) =>
    ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
  );
}

/** Folders whose direct subfolders are rooms. */
const foldersOfRooms = [
  'apps/site/src',
  'apps/site/src/content',
  'apps/site/src/dialogs',
  'apps/site/src/sections',
  'apps/site/src/server',
  'apps/site/src/views',
  'apps/studio/src',
  'apps/studio/src/accounts',
  'apps/studio/src/desk',
  'packages',
  'packages/enquiries/src',
  'packages/enquiries/src/delivery',
];

/** Tests, and examples for the component gallery, which show parts of several rooms together. */
const notProduct = /\.(test|examples)\.tsx?$/;

/** The room of a file in such a folder, or `null` for a loose file and for one of another folder. */
function roomIn(folder: string, file: string): string | null {
  if (!file.startsWith(`${folder}/`)) return null;
  const [room, ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length > 0 ? `${folder}/${room}` : null;
}

type Module = Pick<IModule, 'source'> & {
  readonly dependencies: readonly { readonly resolved: string }[];
};

/** For each room of a folder the rooms it imports, each with one import as evidence. */
type RoomImports = ReadonlyMap<string, ReadonlyMap<string, string>>;

function importsBetweenRooms(folder: string, modules: readonly Module[]): RoomImports {
  const imports = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of modules) {
    const from = roomIn(folder, source);
    if (from === null || notProduct.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = roomIn(folder, resolved);
      if (to === null || to === from) continue;
      const known = imports.get(from) ?? new Map<string, string>();
      imports.set(from, known.set(to, `${source} → ${resolved}`));
    }
  }
  return imports;
}

/**
 * Rooms that import each other, two or several in a circle: none of them can be read, moved or changed without the others.
 *
 * @param modules the tool's own graph; tests are passed over
 * @returns a sentence for each circle, with one import of each step
 */
function roomCircles(modules: readonly Module[]): string[] {
  return foldersOfRooms.flatMap((folder) => {
    const imports = importsBetweenRooms(folder, modules);
    return [...imports.keys()].sort().flatMap((room) => {
      const circle = shortestCircle(room, imports);
      if (circle === null) return [];
      const steps = circle.map((from, at) => imports.get(from)?.get(circle[(at + 1) % circle.length] ?? ''));
      return [`rooms import each other: ${circle.join(' → ')} → ${room} (${steps.join('; ')})`];
    });
  });
}

/** The shortest way from a room back to it; `null` without one, and where a room before it in the alphabet stands on it. */
function shortestCircle(room: string, imports: RoomImports): readonly string[] | null {
  const seen = new Set<string>();
  let ways: readonly (readonly string[])[] = [[room]];
  while (ways.length > 0) {
    const next: (readonly string[])[] = [];
    for (const way of ways) {
      for (const to of imports.get(way.at(-1) ?? '')?.keys() ?? []) {
        if (to === room) return way;
        if (to < room || seen.has(to)) continue;
        seen.add(to);
        next.push([...way, to]);
      }
    }
    ways = next;
  }
  return null;
}

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
  const folders = sources.filter((folder) => fs.existsSync(join(root, folder)));
  const astro = astroFilesIn(root, folders);
  const { output } = await readingImports(() =>
    cruise([...folders, ...astro], { ...config, baseDir: root }, { extensions }),
  );
  if (typeof output === 'string') throw new Error(output);
  const astroFiles = output.modules.flatMap(({ source }) => (source.endsWith('.astro') ? [source] : []));
  const missed = astro.filter((path) => !astroFiles.includes(path));
  if (missed.length > 0) throw new Error(`Not read: ${missed.join(', ')}`);
  const { words, exitCode } = await inWords(output);
  const circles = roomCircles(output.modules);
  return { words: [words, ...circles].join('\n'), broken: exitCode !== 0 || circles.length > 0, astroFiles };
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

/** What an import, an export from elsewhere or a reference is written with. */
const importing = /\b(?:import|require)\b|\bfrom\s*['"]|\/\/\/\s*</g;
const string = /(['"`])[\s\S]*?\1.*/g;

/**
 * The text up to its last import: what stands behind would be parsed for nothing, which took longer than all else.
 *
 * @param source TypeScript, with or without markup; what is left of it may end within a function
 */
export function upToLastImport(source: string): string {
  const last = [...source.matchAll(importing)].at(-1);
  if (!last) return '';
  string.lastIndex = last.index;
  return string.test(source) ? source.slice(0, string.lastIndex) : source;
}

/** While `work` runs, who reads a source with `readFileSync` gets what it imports: of an Astro file as JavaScript. */
async function readingImports<Result>(work: () => Promise<Result>): Promise<Result> {
  const read = fs.readFileSync;
  const readImports = (...args: Parameters<typeof read>) => {
    const given = read(...args);
    const path = String(args[0]);
    if (/\.tsx?$/.test(path)) return upToLastImport(String(given));
    if (!path.endsWith('.astro')) return given;
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
