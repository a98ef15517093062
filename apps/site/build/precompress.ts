import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const compressible = new Set([
  '.css',
  '.js',
  '.mjs',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.html',
  '.webmanifest',
]);

/** Below this many bytes an encoding saves less than its header costs. */
const worthwhile = 512;

/** Writes `.br` and `.gz` beside every text file of the client build, at the highest level, once and not per request. */
export function precompress(): AstroIntegration {
  return {
    name: 'sundowner-precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const files = await textFiles(fileURLToPath(dir));
        await Promise.all(files.map(compressFile));
        logger.info(`compressed ${files.length} files`);
      },
    },
  };
}

async function textFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function compressFile(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.length < worthwhile) return;
  const brotli = await promisify(brotliCompress)(source, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
  });
  const zipped = await promisify(gzip)(source, { level: 9 });
  if (brotli.length < source.length) await writeFile(`${path}.br`, brotli);
  if (zipped.length < source.length) await writeFile(`${path}.gz`, zipped);
}
