// @ts-check
import { readdirSync } from 'node:fs';
import { launch } from './launcher/launch.mjs';

// Every other command of package.json: `node bin/run.mjs <task> [arguments]`. Its standard output is the task's alone.
const [task, ...args] = process.argv.slice(2);
const tasks = readdirSync(new URL('./tasks/', import.meta.url))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -3));
if (task && tasks.includes(task)) {
  await launch(task, args, { output: process.stderr, title: null });
} else {
  process.stderr.write(`Usage: node bin/run.mjs <${tasks.join('|')}> [arguments]\n`);
  process.exitCode = 1;
}
