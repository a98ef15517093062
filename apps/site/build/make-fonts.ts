import { writeFile } from 'node:fs/promises';
import { firstFontOf, firstFonts } from './fonts.ts';

/** `npm run fonts`: writes the typefaces of a first view anew, after their packages or the first characters changed. */
for (const font of firstFonts)
  await writeFile(new URL(`../src/styles/fonts/${font.file}`, import.meta.url), await firstFontOf(font));
