import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bin/product/paths.ts';

/** Where the container file stands. */
export const containerFile = join(root, 'deploy', 'container', 'Containerfile');

/** What follows each instruction of a name in the container file, in its order; continued lines are one. */
export function instructionsOf(name: string): readonly string[] {
  return readFileSync(containerFile, 'utf8')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1).trim());
}
