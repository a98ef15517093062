import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { siteDirectory } from '../../bin/product/paths.ts';

function withExamples(folder: string): readonly string[] {
  const place = join(siteDirectory, 'src', folder);
  return readdirSync(place).filter((name) => existsSync(join(place, name, `${name}.examples.tsx`)));
}

/** Every component of the design system that has examples, as the gallery names them. */
export const designComponents = withExamples('ui');

/** Every component that has examples, forms and their panels among them. */
export const galleryComponents: readonly string[] = [...designComponents, ...withExamples('dialogs')];
