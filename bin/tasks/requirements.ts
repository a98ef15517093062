import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../product/paths.ts';
import { runTask } from '../product/run-task.ts';
import { readReport } from '../requirements/report.ts';
import { parseRequirements } from '../requirements/table.ts';
import { judge, type Status, type Verdict } from '../requirements/verdict.ts';

const order: readonly Status[] = ['met', 'partly met', 'failing', 'untested'];

/**
 * `npm run requirements [-- --table FILE --report FILE]`: how every requirement stands after the last test run. Exit
 * code 1 when one is failing, or a test's title names what the table does not declare.
 */
await runTask(async () => {
  const table = argument('--table') ?? join(root, 'docs', 'requirements.md');
  const report = readReport(argument('--report') ?? join(root, 'reports', 'tests.json'));
  const rows = parseRequirements(readFileSync(table, 'utf8'));
  const { verdicts, mistakes, withoutCase } = judge(rows, report.tests);

  const lines = [`Requirements after the test run of ${report.finishedAt}`, ''];
  for (const verdict of verdicts) lines.push(describe(verdict));
  lines.push('', summary(verdicts));
  for (const [heading, sentences] of [
    ['Named in a title, but not in the table:', mistakes],
    ['Named without a case, and so no proof:', withoutCase],
  ] as const) {
    if (sentences.length > 0) lines.push('', heading, ...sentences.map((sentence) => `  ${sentence}`));
  }
  process.stdout.write(`${lines.join('\n')}\n`);
  return mistakes.length > 0 || verdicts.some(({ status }) => status === 'failing') ? 1 : 0;
});

function argument(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index === -1 ? undefined : process.argv[index + 1];
}

function describe({ id, status, cases }: Verdict): string {
  const line = `${id.padEnd(7)} ${status.padEnd(11)}`;
  if (cases.length === 1 && cases[0]?.name === '') return line.trimEnd();
  const met = cases.filter((one) => one.status === 'met').length;
  const open = cases.filter((one) => one.status !== 'met');
  const named = open.map((one) => (one.status === 'untested' ? one.name : `${one.name} (${one.status})`));
  return `${line} ${met} of ${cases.length} cases${open.length > 0 ? `; open: ${named.join(', ')}` : ''}`;
}

function summary(verdicts: readonly Verdict[]): string {
  const counts = order.map((status) => `${verdicts.filter((one) => one.status === status).length} ${status}`);
  const cases = verdicts.flatMap((verdict) => verdict.cases);
  const met = cases.filter(({ status }) => status === 'met').length;
  return `Total ${verdicts.length}: ${counts.join(', ')}; ${met} of ${cases.length} cases met`;
}
