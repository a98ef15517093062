import { placeNames, wordsOfName } from './place-names.ts';

/** A name of the demonstration where it stands, by its line from 1; line 0 is the file's own path. */
interface PlaceNamed {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

/** Files that may name places: the demonstration, what is run on it, what is written of it, and what is made from other files. */
const mayName = [
  /^(demo|tests|bench|docs)\//,
  /\.(test|spec)\.tsx?$/,
  /\.md$/,
  /^apps\/studio\/src\/migrations\//,
  /\/(payload-types\.ts|importMap\.js)$/,
  /(^|\/)package-lock\.json$/,
];

const text = /\.(ts|tsx|mjs|cjs|js|astro|css|json|svg|html|sh|yml|yaml|txt|example|service|conf)$/;

/** Whether a file under version control is asked for names. */
export const isAsked = (file: string): boolean =>
  text.test(file) && !mayName.some((allowed) => allowed.test(file));

/** Longer names first: no part of "Kruger National Park" is found beside it. */
const pattern = new RegExp(
  `(?<![a-z\\d])(?:${[...placeNames].sort((a, b) => b.length - a.length).join('|')})(?![a-z\\d])`,
  'g',
);

/** Any of them, in whatever form: a file without is not looked at line by line. */
const anyForm = new RegExp(placeNames.map((name) => name.replaceAll(' ', '[^a-z\\d]*')).join('|'), 'i');

const namesIn = (words: string) => [...wordsOfName(words).matchAll(pattern)].map(([name]) => name);

/** Every place of the demonstration that a file names, in its path or a line of it. */
export function placesNamed(file: string, content: string): PlaceNamed[] {
  const ofPath = namesIn(file).map((name) => ({ file, line: 0, name }));
  if (!anyForm.test(content)) return ofPath;
  const ofLines = content
    .split('\n')
    .flatMap((words, at) => namesIn(words).map((name) => ({ file, line: at + 1, name })));
  return [...ofPath, ...ofLines];
}

/** As a sentence for a developer. */
export const sentence = ({ file, line, name }: PlaceNamed): string =>
  `${line === 0 ? file : `${file}:${line}`}: "${name}" is a place of the demonstration; the product knows places from entries alone.`;
