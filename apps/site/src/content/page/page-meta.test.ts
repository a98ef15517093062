import { defaultBrand } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { namedMeta, toPageMeta } from './page-meta.ts';

const words = { metaTitle: '', metaDescription: '', metaKeywords: '', metaImage: null };
const titleOf = (metaTitle: string, name: string) =>
  namedMeta(toPageMeta({ ...words, metaTitle }, defaultBrand), name, defaultBrand).title;

test.each([
  ['', 'Reed Camp', 'Reed Camp | The More Collection'],
  ['Sleep by the river', 'Reed Camp', 'Sleep by the river'],
  // It would name no page, whoever wrote it.
  ['The More Collection', 'Reed Camp', 'Reed Camp | The More Collection'],
  ['', '', 'The More Collection'],
  ['', 'The More Collection', 'The More Collection'],
])('CNT-02 with the title %o a page called %o has %o in its head', (metaTitle, name, title) => {
  expect(titleOf(metaTitle, name)).toBe(title);
});
