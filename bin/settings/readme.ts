import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingRows } from '../../apps/site/src/settings.ts';
import { root } from '../product/paths.ts';
import { withSettings } from './readme-table.ts';

const file = join(root, 'README.md');

/** What is wrong with the README's settings, for a developer to read; `null` when they are those of the rows. */
export function readmeFault(): string | null {
  const readme = readFileSync(file, 'utf8');
  return withSettings(readme, settingRows) === readme
    ? null
    : 'README.md tells the settings otherwise than their rows do; run "npm run settings -- --write".';
}

/** Writes the README's settings from their rows. */
export function writeReadme(): void {
  writeFileSync(file, withSettings(readFileSync(file, 'utf8'), settingRows));
}
