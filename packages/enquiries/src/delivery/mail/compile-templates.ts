import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import mjml2html from 'mjml';
import { mailColours } from './mail-colours.ts';

/** Folder of the sources (`.mjml`) and of what is made of them (`.template`). */
const folder = new URL('./templates/', import.meta.url);

/** The sources that are mails of their own; `look.mjml` is included by the others. */
export function templateNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mjml') && file !== 'look.mjml')
    .map((file) => file.replace(/\.mjml$/, ''));
}

const readSource = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/** A source with the look all mails share and the colours of the house. @throws Error when it names a colour that is none */
function sourceOf(name: string): string {
  return readSource(`${name}.mjml`)
    .replace('<mj-include path="./look.mjml" />', () => readSource('look.mjml'))
    .replace(/\[\[([a-z0-9-]+)\]\]/g, (_, colour: string) => {
      const value = mailColours[colour];
      if (!value)
        throw new Error(`${name}.mjml names the colour ${colour}, which is none of mail-colours.ts.`);
      return value;
    });
}

/**
 * One mail's HTML, with its `{{…}}` still in it. Indentation goes; it is a third of the bytes.
 *
 * @throws Error when the source is not valid MJML
 */
export async function compileTemplate(name: string): Promise<string> {
  const { html } = await mjml2html(sourceOf(name), {
    validationLevel: 'strict',
    keepComments: true,
    fonts: {},
  });
  return `${html
    .replace(/^[ \t]+/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim()}\n`;
}

// Run by hand after a change to a source or to a colour: `node packages/enquiries/src/delivery/mail/compile-templates.ts`. Importing mjml takes 0.6 s and 98 MB, so
// the running product never does; a test fails when the two have drifted.
if (import.meta.main) {
  for (const name of templateNames()) {
    writeFileSync(new URL(`${name}.template`, folder), await compileTemplate(name));
  }
}
