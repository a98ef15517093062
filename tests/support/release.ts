import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { root } from '../../bin/product/paths.ts';

/**
 * The last release, as far as it meets the database: the sources of its packages and of its studio, without pages, styles, pictures, tests and
 * what SQLite alone needs. Packed by `pack-release.ts` into `tests/fixtures/release`, so that a clone without history has it.
 */
export const release = {
  version: '0.1.0',
  commit: 'a69ef6949fc3b576954f6100a26e441f0f704019',
  /** Of the packed text. */
  sha256: 'ef753a26722cfb23e2d3fdbca0c572d7398c472562b2a2f3a115dc85f609e0da',
} as const;

/** Whether this clone's history has the release: a shallow clone's has not. */
export const isReleaseInHistory = (): boolean =>
  spawnSync('git', ['cat-file', '-e', `${release.commit}^{commit}`], { cwd: root }).status === 0;

const file = join(import.meta.dirname, '../fixtures/release/sources.json.br');

/** Texts by their paths. */
export type Sources = Readonly<Record<string, string>>;

/** Whether a file of the repository is packed. */
export const isPacked = (path: string): boolean =>
  /^(packages|apps\/studio)\//.test(path) &&
  /\.(ts|json|js|mjml|template)$/.test(path) &&
  !/\.test\.ts$|^apps\/studio\/src\/migrations\/sqlite\/.*\.json$/.test(path);

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @returns the digest of what was packed */
export function packSources(sources: Sources): string {
  const text = JSON.stringify(sources);
  const bytes = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, brotliCompressSync(bytes, { params }));
  return digest(text);
}

/** @throws Error when the fixture is not the one that was packed */
export function readRelease(): Sources {
  const text = brotliDecompressSync(readFileSync(file)).toString('utf8');
  if (digest(text) !== release.sha256)
    throw new Error(`${file} is not what was packed of release ${release.version}.`);
  return JSON.parse(text) as Sources;
}

/** Lays the release's sources into a folder, beside links to the libraries that are installed here. */
export function layOutRelease(folder: string): void {
  for (const [path, text] of Object.entries(readRelease())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const libraries = join(folder, 'node_modules');
  mkdirSync(join(libraries, '@sundowner'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') && name !== '@sundowner')
      symlinkSync(join(root, 'node_modules', name), join(libraries, name));
  // The release's packages, and not those of this version.
  const packages = readdirSync(join(folder, 'packages')).map((name) => `packages/${name}`);
  for (const each of packages)
    if (existsSync(join(folder, each, 'package.json')))
      symlinkSync(join(folder, each), join(libraries, each.replace('packages', '@sundowner')));
  for (const each of [...packages, 'apps/studio']) {
    const own = join(root, each, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, each, 'node_modules'));
  }
}
