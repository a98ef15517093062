import type { TestOutcome } from './report.ts';
import type { Requirement } from './table.ts';

export type Status = 'met' | 'partly met' | 'failing' | 'untested';

/** How a requirement stands after a test run. */
export interface Verdict {
  readonly id: string;
  readonly status: Status;
  readonly cases: readonly { readonly name: string; readonly status: Status }[];
}

export interface Judgement {
  readonly verdicts: readonly Verdict[];
  /** Titles that name a requirement or case the table does not declare; one sentence each. */
  readonly mistakes: readonly string[];
  /** Titles that name a row with cases but none of its cases, and so prove nothing of it. */
  readonly withoutCase: readonly string[];
}

const token = /\b([A-Z]{2,4}-\d{2})(?!\w)(?:\/([a-z0-9][a-z0-9-]*))?/g;

/** Other things a title may hold that look like an id: references of enquiries, encodings. */
const notIds = new Set(['UTF', 'ISO', 'RFC', 'SHA']);

/** The requirements and cases a test's title names. */
function namedIn(title: string): { id: string; name: string | null }[] {
  return [...title.matchAll(token)]
    .filter(([, id]) => !notIds.has((id ?? '').split('-', 1)[0] ?? ''))
    .map(([, id, name]) => ({ id: id ?? '', name: name ?? null }));
}

/**
 * Holds a test run against the requirement table. A case is met when at least one test names it, all that do passed
 * and none was skipped; a row is met when all its cases are. A row with cases is never proven by its bare id.
 */
export function judge(rows: readonly Requirement[], tests: readonly TestOutcome[]): Judgement {
  const found = new Map<string, TestOutcome[]>();
  const mistakes = new Set<string>();
  const withoutCase = new Set<string>();
  for (const test of tests) {
    for (const { id, name } of namedIn(test.title)) {
      const row = rows.find((candidate) => candidate.id === id);
      const inTitle = `"${test.title}" (${test.file})`;
      if (!row) mistakes.add(`${id} is no requirement: ${inTitle}`);
      else if (name === null && !row.cases.includes('')) withoutCase.add(`${id} without a case: ${inTitle}`);
      else if (!row.cases.includes(name ?? '')) mistakes.add(`${id} declares no case "${name}": ${inTitle}`);
      else {
        const key = `${id}/${name ?? ''}`;
        found.set(key, [...(found.get(key) ?? []), test]);
      }
    }
  }
  const verdicts = rows.map(({ id, cases }) => {
    const judged = cases.map((name) => ({ name, status: statusOfCase(found.get(`${id}/${name}`) ?? []) }));
    return { id, status: statusOfRow(judged.map(({ status }) => status)), cases: judged };
  });
  return { verdicts, mistakes: [...mistakes], withoutCase: [...withoutCase] };
}

function statusOfCase(tests: readonly TestOutcome[]): Status {
  if (tests.some(({ status }) => status === 'failed')) return 'failing';
  const passed = tests.filter(({ status }) => status === 'passed').length;
  if (passed === 0) return 'untested';
  return passed === tests.length ? 'met' : 'partly met';
}

function statusOfRow(cases: readonly Status[]): Status {
  if (cases.includes('failing')) return 'failing';
  if (cases.every((status) => status === 'met')) return 'met';
  return cases.every((status) => status === 'untested') ? 'untested' : 'partly met';
}
