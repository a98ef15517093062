// @ts-check
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver } from './hand-over.mjs';
import { installPackages } from './packages.mjs';
import { createProgress, LaunchError } from './progress.mjs';
import { findRuntime } from './runtime.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Stage one of every command: brings Node 24 and the packages where they are missing, then runs the task. Needs Node 20
 * and nothing else. Sets the exit code; a failure the operator can act on is one sentence and exit code 1.
 *
 * @param {string} task name of a file in `bin/tasks` without its ending
 * @param {readonly string[]} args
 * @param {{ output: NodeJS.WriteStream, title: string | null }} look where progress goes, and the first line shown
 */
export async function launch(task, args, { output, title }) {
  const progress = createProgress(output);
  const startedAt = Date.now();
  // Where lines go may be full, or gone; without a listener that would end the command, and a product with it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    if (title) progress.say(`${title}\n`);
    const node = await findRuntime(root, progress);
    await installPackages(root, node, progress);
    process.exitCode = await handOver(root, node, task, [
      ...args,
      ...(title ? [`--since=${startedAt}`] : []),
    ]);
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
