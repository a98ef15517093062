import { readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ImportUsageError, importUsage, readImportArguments } from '../importing/arguments.ts';
import { readImportFiles } from '../importing/import-files.ts';
import { ImportRun } from '../importing/import-run.ts';
import { reportText } from '../importing/report.ts';
import { runImport } from '../importing/run-import.ts';
import { ExportFileError } from '../importing/source.ts';

/** Says how far the import is, at most once a second. */
function progressLines(): (words: string, done: number, total: number) => void {
  let last = 0;
  return (words, done, total) => {
    const now = performance.now();
    if (now - last < 1000 && done < total) return;
    last = now;
    process.stderr.write(`${words} ${done}/${total}\n`);
  };
}

async function readText(path: string | null): Promise<string | null> {
  if (path === null) return null;
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ExportFileError(
      `${path} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}.`,
    );
  });
}

async function work(argv: readonly string[], stop: AbortSignal): Promise<number> {
  const began = performance.now();
  const { exported, published, mapping, report, locale, ...options } = readImportArguments(argv);
  const texts = {
    exported: (await readText(exported)) ?? '',
    published: await readText(published),
    mapping: await readText(mapping),
  };
  // A file that cannot be used is told of before the studio is loaded, which takes seconds.
  const files = readImportFiles(texts, locale);
  const { openImporting } = await import('../importing/open-importing.ts');
  const studio = await openImporting();
  const assetsFolder = resolve(options.assetsFolder ?? dirname(exported));
  const run = new ImportRun(files, studio, { ...options, assetsFolder }, progressLines(), stop);
  let code: number;
  try {
    await runImport(run);
    code = run.report.exitCode();
  } catch (error) {
    if (!stop.aborted) throw error;
    process.stderr.write('\nStopped. What was written stays; run it again to go on.\n');
    code = run.report.total('created') + run.report.total('updated') > 0 ? 2 : 1;
  }
  const data = run.report.data(options.dryRun, (performance.now() - began) / 1000);
  process.stdout.write(reportText(data));
  if (report !== null) await writeFile(report, `${JSON.stringify(data, null, 2)}\n`);
  return code;
}

/** `npm run content:import`: exit code 0 when all is in, 1 when nothing could be done, 2 when some items failed. */
async function main(): Promise<never> {
  const argv = process.argv.slice(2);
  if (argv.includes('--help')) {
    process.stdout.write(importUsage);
    process.exit(0);
  }
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  let code = 1;
  try {
    code = await work(argv, stopping.signal);
  } catch (error) {
    const usage = error instanceof ImportUsageError ? `\n\n${importUsage}` : '\n';
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}${usage}`);
  }
  // Payload keeps timers that would hold the process open; output to a pipe is written after this turn.
  await new Promise((done) => process.stdout.write('', done));
  process.exit(code);
}

await main();
