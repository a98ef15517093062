import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { type RetiredWord, remaining, retiredNames, retiredPhrases } from './retired-words.ts';

/** A name that a file gives to something of its own, and the line it stands in, from 1. */
export interface DeclaredName {
  readonly name: string;
  readonly line: number;
}

/**
 * The names a source declares: functions, constants, types, members, parameters and what an import is called here.
 * Names it only uses are another file's or a library's.
 *
 * @param source TypeScript or JavaScript, with or without markup
 */
export function declaredNames(source: string): DeclaredName[] {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TSX);
  const names: DeclaredName[] = [];
  const visit = (node: ts.Node, local = false) => {
    const name = local && isLocal(node) ? undefined : ownName(node);
    if (name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name))) {
      const { line } = file.getLineAndCharacterOfPosition(name.getStart(file));
      names.push({ name: name.text, line: line + 1 });
    }
    const within = local || ts.isFunctionLike(node);
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(file);
  return names;
}

const isLocal = (node: ts.Node) =>
  ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);

/** The name a node declares; an import's own name is its file's matter, and what it is called here this one's. */
function ownName(node: ts.Node): ts.Node | undefined {
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node))
    return node.propertyName ? node.name : undefined;
  if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) return node.name;
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) return node.name;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return node.name;
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) return node.name;
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) return node.name;
  return undefined;
}

/** A retired word where it stands, by its line from 1; line 0 is the file's own name. */
export interface RetiredUse {
  readonly file: string;
  readonly line: number;
  /** The name, or the phrase, that holds the word. */
  readonly found: string;
  readonly retired: RetiredWord;
}

const script = /\.(ts|tsx|mjs|cjs|js)$/;
const commented = /\.(ts|tsx|mjs|cjs|js|astro|css)$/;
/** Names in these are made by Payload from other files. */
const generated = /\/(importMap\.js|payload-types\.ts)$/;
/** These hold the words as data. */
const own = /^bin\/testing\/(find-)?retired-words(\.test)?\.ts$/;

/**
 * Looks for retired words in the names and comments of one file.
 *
 * @param file its path from the root
 * @param read gives its text; asked only where the file is code
 */
export function retiredUses(file: string, read: () => string): RetiredUse[] {
  if (!commented.test(file) || generated.test(file) || own.test(file)) return [];
  const text = read();
  const lines = text.split('\n');
  const names = [
    { name: basename(file).replace(/\..*$/, ''), line: 0 },
    // A text is read as a program only where a name could hold a word: one file in ten.
    ...(lines.some((line) => heldByName.test(line) && !comment.test(line)) ? namesIn(file, text) : []),
  ];
  return [
    ...names.flatMap(({ name, line }) => uses(file, line, name, retiredNames, ` ${wordsOfName(name)} `)),
    ...commentLines(lines).flatMap(({ words, line }) => uses(file, line, null, retiredPhrases, words)),
  ];
}

/** The words of a retired name as a name in code may hold them: side by side, or parted by what is no letter of a name. */
const heldByName = new RegExp(
  retiredNames.map(({ word }) => word.replaceAll(' ', '[\\d_$]*')).join('|'),
  'i',
);
/** A line that is comment and nothing else. A member that is a generator begins with an asterisk and no space. */
const comment = /^\s*(\/\/|\*(\s|\/|$)|\/\*.*\*\/$)/;

/**
 * Every use of a retired word, as sentences for a developer.
 *
 * @param left how often a word may still stand; where it stands more often all its places are given
 */
export function retiredWordFaults(root: string, files: readonly string[], left = remaining): string[] {
  const found = files.flatMap((file) => retiredUses(file, () => readFileSync(join(root, file), 'utf8')));
  const byWord = Map.groupBy(found, ({ retired }) => retired.word);
  return [...byWord].flatMap(([word, uses]) => {
    const most = left[word] ?? 0;
    return uses.length > most ? uses.map((use) => sentence(use, most)) : [];
  });
}

function sentence({ file, line, found, retired: { word, plain } }: RetiredUse, left: number): string {
  const place = line === 0 ? file : `${file}:${line}`;
  const limit = left === 0 ? '' : ` (${left} places are left from before)`;
  return `${place}: "${found}" uses the retired word "${word}"${limit}; say "${plain}" instead.`;
}

function uses(
  file: string,
  line: number,
  name: string | null,
  list: readonly RetiredWord[],
  words: string,
): RetiredUse[] {
  return list
    .filter(({ word }) => words.includes(` ${word} `))
    .filter(({ allowed = {} }) => !Object.keys(allowed).some((place) => isAt(file, place)))
    .map((retired) => ({ file, line, found: name ?? retired.word, retired }));
}

const isAt = (file: string, place: string) => (place.endsWith('/') ? file.startsWith(place) : file === place);

/** @returns `take to work` for `takeToWork`, `TAKE_TO_WORK` and `take-to-work` */
const wordsOfName = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z]+/g, ' ')
    .trim()
    .toLowerCase();

/** The script of an Astro file lies between its first two fences. */
function namesIn(file: string, text: string): DeclaredName[] {
  if (script.test(file)) return declaredNames(text);
  const frontmatter = file.endsWith('.astro') ? /^---\n(.*?)\n---/s.exec(text)?.[1] : undefined;
  return declaredNames(frontmatter ?? '').map(({ name, line }) => ({ name, line: line + 1 }));
}

/** Lines that are comment from their beginning, as words between spaces. A comment behind code is short, and passes. */
function commentLines(lines: readonly string[]): { words: string; line: number }[] {
  return lines.flatMap((content, index) => {
    if (!/^\s*(\/\/|\/\*|\*)/.test(content)) return [];
    return [{ words: ` ${content.toLowerCase().replace(/[^a-z]+/g, ' ')} `, line: index + 1 }];
  });
}
