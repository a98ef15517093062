import type { SettingRow } from '@sundowner/settings/row';

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
