import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAsked, placesNamed, sentence } from './find-place-names.ts';

/** A step of `npm run check`: no file of the product names a place of the demonstration (COL-01). */
const root = join(import.meta.dirname, '..', '..');
const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
const faults = stdout
  .split('\0')
  // A file that is deleted but not yet staged is still listed.
  .filter((file) => isAsked(file) && existsSync(join(root, file)))
  .flatMap((file) => placesNamed(file, readFileSync(join(root, file), 'utf8')));
for (const fault of faults) process.stdout.write(`${sentence(fault)}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
