import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { siteDirectory } from '../../bin/product/paths.ts';

const folder = join(siteDirectory, 'src', 'ui');

/** Every component that has examples, as the gallery names them. */
export const galleryComponents: readonly string[] = readdirSync(folder).filter((name) =>
  existsSync(join(folder, name, `${name}.examples.tsx`)),
);
