import { expect, test } from 'vitest';
import { type Chunk, sheetsOf } from './sheets.ts';

const src = '/house/apps/site/src';
const file = (
  modules: readonly string[],
  styles: readonly string[],
  imports: readonly string[] = [],
): Chunk => ({
  type: 'chunk',
  moduleIds: modules.map((name) => `${src}/${name}`),
  imports,
  viteMetadata: { importedCss: new Set(styles) },
});
const style = (source: string): Chunk => ({ type: 'asset', source });

/** A frame with two sheets, a page with its own part and a shared one, and a part that is fetched with `import()`. */
const bundle = {
  'document.mjs': file(['layouts/document.astro', 'ui/button.tsx'], ['document.css'], ['band.mjs']),
  'band.mjs': file(['ui/band.tsx'], ['band.css']),
  'fold.mjs': file(['ui/fold.tsx'], ['fold.css'], ['band.mjs']),
  'contact.mjs': file(['pages/contact.astro'], ['contact.css'], ['document.mjs', 'fold.mjs']),
  'bare.mjs': file(['pages/bare.astro'], [], ['document.mjs']),
  'lodge.mjs': file(['pages/[property]/[...lodge].astro'], [], ['document.mjs']),
  'house.mjs': file(['views/house.tsx'], ['house.css'], ['document.mjs', 'fold.mjs']),
  'words.mjs': file(['sections/words.tsx'], [], ['band.mjs']),
  'document.css': style('.d{}'),
  'band.css': style('.b{}'),
  'fold.css': style('.f{}'),
  'contact.css': style('.c{}'),
  'house.css': style('.h{}'),
};
const sheets = sheetsOf(bundle, [`${src}/views/house.tsx`, `${src}/sections/words.tsx`]);
const page = (name: string) => sheets.pages.get(`${src}/pages/${name}.astro`);
/** What stands in a joined file behind the order of the layers. */
const sourceOf = (name: string | null | undefined) =>
  name ? sheets.joined.get(name)?.replace(/^@layer [^;]*;/, '') : undefined;

test('pages share the sheet of the frame and of all it imports, and have one with everything else', () => {
  const [frame, own, ...more] = page('contact') ?? [];
  expect(more).toEqual([]);
  expect([sourceOf(frame), sourceOf(own)]).toEqual(['.d{}.b{}', '.c{}.f{}']);
  expect(page('bare')).toEqual([frame]);
});

test('what a page fetches with import() is in no sheet of the page, and has its own without what is in the frame', () => {
  expect(page('[property]/[...lodge]')).toEqual(page('bare'));
  expect(sourceOf(sheets.parts.get(`${src}/views/house.tsx`))).toBe('.f{}.h{}');
  expect(sheets.parts.get(`${src}/sections/words.tsx`)).toBeNull();
});

test('a single sheet is linked as it is', () => {
  const [alone] =
    sheetsOf({ ...bundle, 'band.mjs': file(['ui/band.tsx'], []) }, []).pages.get(`${src}/pages/bare.astro`) ??
    [];
  expect(alone).toBe('document.css');
});

test('a bundle without the frame, and a part that is nowhere, end the build', () => {
  expect(() => sheetsOf({}, [])).toThrow('holds the frame');
  expect(() => sheetsOf(bundle, [`${src}/views/gone.tsx`])).toThrow('in no file');
});
