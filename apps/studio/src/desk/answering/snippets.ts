import { type DeskTemplate, type FieldValues, fillTemplate } from '@sundowner/desk-wire/templates';

/** `;` and letters at the beginning of a word, right before the caret. */
interface Typed {
  /** Where the `;` stands. */
  readonly from: number;
  readonly letters: string;
}

/** Longest letters after a `;` that still ask for a text. */
const mostLetters = 30;

/** What asks for a snippet before the caret; `null` where nothing does. A `;` that ends a word asks for none. */
export function typedSnippet(text: string, caret: number): Typed | null {
  const before = text.slice(Math.max(0, caret - mostLetters - 2), caret);
  const match = /(^|[\s(])(;)([\p{L}\p{N}]*)$/u.exec(before);
  if (!match) return null;
  const letters = match[3] ?? '';
  return { from: caret - letters.length - 1, letters: letters.toLowerCase() };
}

const beginsWord = (text: string, letters: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.startsWith(letters));

/** How many are offered at once. */
const mostOffered = 6;

/** The texts that are offered: whose name has a word that begins with the letters, then whose words have one. */
export function snippetsFor(templates: readonly DeskTemplate[], letters: string): readonly DeskTemplate[] {
  const named = templates.filter(({ name }) => beginsWord(name, letters));
  const saying = templates.filter(
    (each) => !named.includes(each) && letters.length > 1 && beginsWord(each.text, letters),
  );
  return [...named, ...saying].slice(0, mostOffered);
}

const greetings =
  /^(dear|hello|hi|good (?:day|morning|afternoon)|guten tag|hallo|liebe|sehr geehrte|bonjour|geagte|beste)\b/i;

/** A line that only greets: short, and ended by a comma. */
function isGreeting(line: string): boolean {
  const words = line.trim();
  return words.length <= 80 && greetings.test(words) && /[,!:]$/.test(words);
}

/** The words of a template that go into others: neither its greeting nor its signature. */
export function bodyOf({ text }: Pick<DeskTemplate, 'text'>): string {
  const lines = text.trim().split('\n');
  const body = isGreeting(lines[0] ?? '') ? lines.slice(1) : lines;
  return body
    .join('\n')
    .replace(/\{\s*concierge\s*\}\s*$/i, '')
    .trim();
}

/** What a snippet puts in, its fields filled as in a template. */
export const snippetText = (template: DeskTemplate, values: FieldValues): string =>
  fillTemplate({ subject: '', text: bodyOf(template) }, values).text;

/** The first words of a snippet, for the list. */
export function snippetBeginning(template: DeskTemplate): string {
  const words = bodyOf(template).replace(/\s+/g, ' ');
  return words.length > 70 ? `${words.slice(0, 69)}…` : words;
}
