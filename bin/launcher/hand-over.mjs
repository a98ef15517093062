// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** Signals an operator, a terminal or a service manager sends to stop the product. */
const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs `bin/tasks/<task>.ts` under Node 24 and gives its exit code. Signals are passed on; should this process be killed
 * outright, the task sees its channel close and stops by itself.
 *
 * @param {string} root the repository
 * @param {string} node absolute path of Node 24
 * @param {string} task name of the file without its ending
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export async function handOver(root, node, task, args) {
  const child = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', join(root, 'bin', 'tasks', `${task}.ts`), ...args],
    {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
    },
  );
  for (const signal of stopSignals) process.on(signal, () => child.kill(signal));
  whenNpmEnds(() => child.kill('SIGTERM'));
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * Calls `gone` when the npm that runs this script ends before it: npm passes signals on, but a killed one cannot. Without
 * npm nothing is watched, since a script started in the background outlives its shell by intent.
 *
 * @param {() => void} gone
 */
function whenNpmEnds(gone) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, 1000);
  timer.unref();
}
