import type { TestOutcome } from '../requirements/report.ts';
import type { RunnerResult } from './runners.ts';

/** Everything `npm test` counts: a step that is no test counts as one. */
export class Tally {
  readonly #outcomes: TestOutcome[] = [];
  readonly #steps: { readonly title: string; readonly fault: string | null }[] = [];
  readonly #words: string[] = [];

  /** Counts a step. @param fault what was wrong, or `null` */
  step(title: string, fault: string | null): void {
    this.#steps.push({ title, fault });
    if (fault !== null) this.#words.push(`✗ ${title}\n\n${indented(fault)}`);
  }

  /** Counts everything another tally has counted. */
  take(other: Tally): void {
    this.#outcomes.push(...other.#outcomes);
    this.#steps.push(...other.#steps);
    this.#words.push(...other.#words);
  }

  /** Counts what a runner left. Running no test at all, or skipping one, is a failure of its own. */
  tests(title: string, { outcomes, words }: Pick<RunnerResult, 'outcomes' | 'words'>): void {
    this.#outcomes.push(...outcomes);
    if (words !== null) this.#words.push(`✗ ${title}\n\n${indented(words)}`);
    if (outcomes.length === 0) this.step(title, 'No test ran.');
    const skipped = outcomes.filter(({ status }) => status === 'skipped');
    if (skipped.length > 0) {
      this.step(
        `${title}: none skipped`,
        skipped.map((test) => `Skipped: ${test.title} (${test.file})`).join('\n'),
      );
    }
  }

  get outcomes(): readonly TestOutcome[] {
    return this.#outcomes;
  }

  /** Failed steps and tests together. */
  get failed(): number {
    return (
      this.#steps.filter(({ fault }) => fault !== null).length +
      this.#outcomes.filter(({ status }) => status === 'failed').length
    );
  }

  isGood(): boolean {
    return this.failed === 0 && this.#outcomes.length > 0;
  }

  /** "812 passed, 0 failed" */
  line(): string {
    const passed =
      this.#steps.filter(({ fault }) => fault === null).length +
      this.#outcomes.filter(({ status }) => status === 'passed').length;
    return `${passed} passed, ${this.failed} failed`;
  }

  /** What went wrong, in full, and a list of the tests that failed. */
  faults(): string {
    const failed = this.#outcomes.filter(({ status }) => status === 'failed');
    const list = failed.map((test) => `✗ ${test.title} (${test.file}, ${test.runner})`);
    return [...this.#words, ...list].map((part) => `${part}\n`).join('\n');
  }
}

/** The end of a long output holds the failures and their summary. */
const shown = 400;

function indented(text: string): string {
  const lines = text.split('\n');
  const cut = lines.length > shown ? [`… ${lines.length - shown} lines before …`] : [];
  return [...cut, ...lines.slice(-shown)].map((line) => `  ${line}`).join('\n');
}
