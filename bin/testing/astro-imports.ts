import ts from 'typescript';

const frontmatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/;
/** Scripts the bundler reads; one that stands inline is text to it. */
const bundledScripts = /<script(?![^>]*\bis:inline\b)[^>]*>([\s\S]*?)<\/script>/g;

/** Whatever the frontmatter and the bundled scripts of an Astro file import, types included, in their order. */
export function importsOf(astroFile: string): string[] {
  const head = frontmatter.exec(astroFile)?.[1] ?? '';
  const scripts = [...astroFile.matchAll(bundledScripts)].map(([, script = '']) => script);
  return [head, ...scripts].flatMap((text) =>
    ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
  );
}
