import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { declaredNames, retiredUses, retiredWordFaults } from './find-retired-words.ts';
import { retiredNames, retiredPhrases } from './retired-words.ts';

const found = (file: string, text: string) =>
  retiredUses(file, () => text).map(({ line, found, retired }) => [line, found, retired.word]);

test('a retired word is found in the name of a file, a function, a type and a member', () => {
  const source = [
    'export interface TakingInDeps { readonly nudge: () => void }',
    'export const createTicketOffice = () => null;',
    'export class Teller { #patience = 1; }',
  ].join('\n');
  expect(found('apps/site/src/taking-up.ts', source)).toEqual([
    [0, 'taking-up', 'taking up'],
    [1, 'TakingInDeps', 'taking in'],
    [1, 'nudge', 'nudge'],
    [2, 'createTicketOffice', 'ticket office'],
    [3, 'Teller', 'teller'],
    [3, '#patience', 'patience'],
  ]);
});

test('a word is a whole word of a name, and a string, a local or a name of others is none of it', () => {
  const source = [
    "import { nudge as wake } from 'elsewhere';",
    'export const storyteller = (indeed: string) => wake(indeed.patience);',
    "export const words = 'a teller told';",
    'export function send() { const told = 1; return told; }',
    'export const view = <p>a stray told of patience</p>;',
  ].join('\n');
  expect(found('apps/site/src/send.tsx', source)).toEqual([]);
});

test('the frontmatter of an Astro file is read, and its markup is not', () => {
  expect(found('apps/site/src/a.astro', '---\nconst patience = 1;\n---\n<p>deed = 1</p>')).toEqual([
    [2, 'patience', 'patience'],
  ]);
});

test('a generated file is not read', () => {
  expect(found('apps/studio/src/payload-types.ts', 'export interface Deed {}')).toEqual([]);
});

test('a phrase is found in a comment of a script, a style sheet and an Astro file, and in no code', () => {
  const comment = '/** For whoever comes. */';
  for (const file of ['a.ts', 'a.css', 'a.astro', 'a.mjs']) {
    expect(found(file, comment), file).toEqual([[1, 'whoever', 'whoever']]);
  }
  expect(found('a.ts', "export const text = 'for whoever comes';")).toEqual([]);
  expect(found('a.md', comment)).toEqual([]);
});

test('a place that is allowed with a reason passes', () => {
  const table = 'export const table = { stray_mails: 1 };';
  expect(found('packages/enquiries/src/other.ts', table)).toEqual([[1, 'stray_mails', 'stray']]);
  const { allowed = {} } = retiredNames.find(({ word }) => word === 'stray') ?? {};
  for (const place of Object.keys(allowed)) {
    expect(found(place.endsWith('/') ? `${place}a.ts` : place, table), place).toEqual([]);
  }
});

test('the check names the file, the line, the word and what to say', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'send.ts'), '\nexport const createTicketOffice = 1;\n');
  const faults = (left: Record<string, number>) => retiredWordFaults(folder, ['send.ts'], left);
  expect(faults({})).toEqual([
    'send.ts:2: "createTicketOffice" uses the retired word "ticket office"; say "ticket signer" instead.',
  ]);
  expect(faults({ 'ticket office': 1, teller: 1 })).toEqual([]);
  writeFileSync(
    join(folder, 'send.ts'),
    'export interface TicketOffice {}\nexport const createTicketOffice = 1;\n',
  );
  expect(faults({ 'ticket office': 1 })).toHaveLength(2);
});

test('every retired word is written as the check looks for it, once, with a plain word', () => {
  for (const list of [retiredNames, retiredPhrases]) {
    expect(list.map(({ word }) => word)).toEqual([...new Set(list.map(({ word }) => word))]);
    for (const { word, plain } of list) {
      expect(word).toMatch(/^[a-z]+( [a-z]+)*$/);
      expect(plain).not.toBe('');
    }
  }
});

test('what a file declares is read with its line', () => {
  const source = 'type A = { b: 1 };\nfunction c(d: number, { e }: A) { const f = d; return f; }\n';
  expect(declaredNames(source)).toEqual([
    { name: 'A', line: 1 },
    { name: 'b', line: 1 },
    { name: 'c', line: 2 },
  ]);
});
