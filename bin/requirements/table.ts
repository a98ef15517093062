/** One row of docs/requirements.md. */
export interface Requirement {
  /** "NAV-04" */
  readonly id: string;
  readonly text: string;
  /** Names of its cases; a row without any is a single case of its own, named ''. */
  readonly cases: readonly string[];
}

const rowPattern = /^- \*\*([A-Z]{2,4}-\d{2})\*\* (.+)$/;
const casesPattern = /^ {2}- cases: (.+)$/;
const casePattern = /^`([a-z0-9][a-z0-9-]*)`$/;

/**
 * Reads the requirement table: a row is `- **ID** text`, its cases, if it declares any, stand on the line under it as
 * "  - cases: `one` `two`". Everything else in the file is prose.
 *
 * @throws Error naming the line that breaks the rules
 */
export function parseRequirements(markdown: string): Requirement[] {
  const rows: Requirement[] = [];
  const lines = markdown.split('\n');
  for (const [index, line] of lines.entries()) {
    const where = `docs/requirements.md:${index + 1}`;
    const [, id, text] = rowPattern.exec(line) ?? [];
    if (id && text) {
      if (rows.some((row) => row.id === id)) throw new Error(`${where}: ${id} is there twice.`);
      const names = casesPattern.exec(lines[index + 1] ?? '')?.[1];
      rows.push({ id, text, cases: names ? caseNames(names, `docs/requirements.md:${index + 2}`) : [''] });
    } else if (line.startsWith('- **') && /[A-Z]{2,3}-\d/.test(line)) {
      throw new Error(`${where}: a row is "- **ID-01** text".`);
    } else if (casesPattern.test(line) && !rowPattern.test(lines[index - 1] ?? '')) {
      throw new Error(`${where}: cases stand straight under their row.`);
    }
  }
  return rows;
}

function caseNames(text: string, where: string): string[] {
  const names = text
    .trim()
    .split(' ')
    .map((part) => {
      const name = casePattern.exec(part)?.[1];
      if (!name) throw new Error(`${where}: ${part} is no case; write \`name\`, with one space between two.`);
      return name;
    });
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${where}: the case ${twice} is there twice.`);
  return names;
}
