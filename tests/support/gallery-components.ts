import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { siteDirectory } from '../../bin/product/paths.ts';

function withExamples(folder: string): readonly string[] {
  return globSync('**/*.examples.tsx', { cwd: join(siteDirectory, 'src', folder) })
    .map((file) => basename(dirname(file)))
    .sort();
}

/** Every component of the design system that has examples, as the gallery names them. */
export const designComponents = withExamples('ui');

/** Every component that has examples, forms and their panels among them. */
export const galleryComponents: readonly string[] = [...designComponents, ...withExamples('dialogs')];
