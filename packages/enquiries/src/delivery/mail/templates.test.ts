import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileTemplate, templateNames } from './compile-templates.ts';

test.each(templateNames())('the compiled %s mail is what its source says', async (name) => {
  const compiled = readFileSync(new URL(`./templates/${name}.template`, import.meta.url), 'utf8');
  expect(
    await compileTemplate(name),
    'run: node packages/enquiries/src/delivery/mail/compile-templates.ts',
  ).toBe(compiled);
});

test.each(templateNames())(
  'the %s mail fetches nothing, and is small enough not to be cut by Gmail',
  (name) => {
    const compiled = readFileSync(new URL(`./templates/${name}.template`, import.meta.url), 'utf8');
    expect(compiled).not.toMatch(/<img|<script|<link|@import|url\(|src=/i);
    expect(Buffer.byteLength(compiled)).toBeLessThan(40_000);
  },
);
