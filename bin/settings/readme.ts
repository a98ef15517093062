import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingRow } from '@sundowner/settings/row';
import { settingRows } from '../../apps/site/src/settings.ts';
import { root } from '../product/paths.ts';

const begin = '<!-- From the rows of the settings: npm run settings -- --write -->';
const end = '<!-- End of the settings -->';

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const wordsOf = ({ words, live }: SettingRow) =>
  typeof live === 'object' ? `${words}. Live: needed` : words;

/** One line for the settings that share their words. */
function line([words, rows]: readonly [string, readonly SettingRow[]]): string {
  const defaults = [...new Set(rows.map(({ standardWords }) => standardWords))];
  return `| ${code(rows.map(({ name }) => name))} | ${defaults.join(', ')} | ${words} |`;
}

/** The table of settings in Markdown, and the sentence on those that only tests change. */
function settingsTable(rows: readonly SettingRow[]): string {
  const lines = Map.groupBy(
    rows.filter(({ live }) => live !== 'refused'),
    wordsOf,
  );
  const refused = rows.filter(({ live }) => live === 'refused').map(({ name }) => name);
  return [
    '| Setting | Default | What it does |',
    '|---|---|---|',
    ...[...lines].map(line),
    '',
    `${code(refused)} exist for tests; live mode refuses them.`,
  ].join('\n');
}

/**
 * The README with the settings as they are.
 *
 * @param readme the text of README.md, in which two comments hold the table's place
 * @throws Error when it has no such place
 */
export function withSettings(readme: string, rows: readonly SettingRow[]): string {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`README.md has no place for the settings: "${begin}" to "${end}".`);
  return `${readme.slice(0, from)}${begin}\n\n${settingsTable(rows)}\n\n${readme.slice(to)}`;
}

const file = join(root, 'README.md');

/** What is wrong with the README's settings, for a developer to read; `null` when they are those of the rows. */
export function readmeFault(): string | null {
  const readme = readFileSync(file, 'utf8');
  return withSettings(readme, settingRows) === readme
    ? null
    : 'README.md tells the settings otherwise than their rows do; run "npm run settings -- --write".';
}

/** Writes the README's settings from their rows. */
export function writeReadme(): void {
  writeFileSync(file, withSettings(readFileSync(file, 'utf8'), settingRows));
}
