import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { defaultBrand } from '@sundowner/brand';
import { digestOf, filesFolder, madeFromFile } from './committed.ts';
import { documents } from './documents.ts';
import { renderPdf } from './render.ts';

/** `npm run demo:pdf`: makes the PDFs whose words or colours changed, and removes those nothing is said in any more. */
await mkdir(filesFolder, { recursive: true });
const before: Record<string, string> = existsSync(madeFromFile)
  ? JSON.parse(await readFile(madeFromFile, 'utf8'))
  : {};
const after: Record<string, string> = {};
let made = 0;
for (const document of documents(defaultBrand)) {
  const digest = digestOf(document);
  const path = new URL(document.name, filesFolder);
  if (before[document.name] !== digest || !existsSync(path)) {
    await writeFile(path, await renderPdf(document, defaultBrand.collectionName));
    process.stdout.write(`${document.name}\n`);
    made += 1;
  }
  after[document.name] = digest;
}
for (const name of await readdir(filesFolder)) {
  if (name.endsWith('.pdf') && !(name in after)) await rm(new URL(name, filesFolder));
}
await writeFile(madeFromFile, `${JSON.stringify(after, null, 2)}\n`);
process.stdout.write(`${made} made, ${Object.keys(after).length - made} as they were.\n`);
