import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingRows } from '../../apps/site/src/settings.ts';
import { root } from '../../bin/product/paths.ts';

/** A place in `deploy/`. */
export const deploy = (...path: string[]): string => join(root, 'deploy', ...path);

/** A file there. */
export const readDeployed = (...path: string[]): string => readFileSync(deploy(...path), 'utf8');

/** Every setting of the product. */
export const knownSettings: ReadonlySet<string> = new Set(settingRows.map(({ name }) => name));

/** A file of settings, as systemd, compose and a shell read it. */
export function settingsIn(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf('=')),
      line.slice(line.indexOf('=') + 1).replaceAll(/^"|"$/g, ''),
    ]),
  );
}
