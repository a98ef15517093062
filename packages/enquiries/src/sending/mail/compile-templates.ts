import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import mjml2html from 'mjml';

/** Folder of the sources (`.mjml`) and of what is made of them (`.template`). */
const folder = new URL('./templates/', import.meta.url);

/** The sources that are mails of their own; `look.mjml` is included by the others. */
export function templateNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mjml') && file !== 'look.mjml')
    .map((file) => file.replace(/\.mjml$/, ''));
}

/**
 * One mail's HTML, with its `{{…}}` still in it. Indentation goes; it is a third of the bytes.
 *
 * @throws Error when the source is not valid MJML
 */
export async function compileTemplate(name: string): Promise<string> {
  const source = readFileSync(new URL(`${name}.mjml`, folder), 'utf8');
  const { html } = await mjml2html(source, {
    validationLevel: 'strict',
    filePath: folder.pathname,
    ignoreIncludes: false,
    keepComments: true,
    fonts: {},
  });
  return `${html
    .replace(/^[ \t]+/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim()}\n`;
}

// Run by hand after a change to a source: `node packages/enquiries/src/sending/mail/compile-templates.ts`. Importing mjml takes 0.6 s and 98 MB, so
// the running product never does; a test fails when the two have drifted.
if (import.meta.main) {
  for (const name of templateNames()) {
    writeFileSync(new URL(`${name}.template`, folder), await compileTemplate(name));
  }
}
