import type { TestOutcome } from '../requirements/report.ts';
import type { RunnerResult } from './runners.ts';

/**
 * Of thousands of tests on two busy cores so many may be asked a second time (docs/decisions, 099); each is named. More are a fault of
 * the product or of the tests.
 */
const mostAgain = 3;

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

  /** Counts what a runner left. Running no test at all, skipping one, or asking many again, is a failure of its own. */
  tests(title: string, { outcomes, words }: Pick<RunnerResult, 'outcomes' | 'words'>): void {
    this.#outcomes.push(...outcomes);
    const failed = outcomes.some(({ status }) => status === 'failed');
    if (words !== null) this.#words.push(`${failed ? '✗' : '!'} ${title}\n\n${indented(words)}`);
    if (outcomes.length === 0) this.step(title, 'No test ran.');
    const skipped = outcomes.filter(({ status }) => status === 'skipped');
    if (skipped.length > 0) {
      this.step(
        `${title}: none skipped`,
        skipped.map((test) => `Skipped: ${test.title} (${test.file})`).join('\n'),
      );
    }
  }

  /** Tests that passed only when they were asked a second time. */
  get again(): readonly TestOutcome[] {
    return this.#outcomes.filter((test) => test.again);
  }

  get outcomes(): readonly TestOutcome[] {
    return this.#outcomes;
  }

  /** Failed steps and tests together. */
  get failed(): number {
    return (
      this.#steps.filter(({ fault }) => fault !== null).length +
      this.#outcomes.filter(({ status }) => status === 'failed').length +
      Math.max(0, this.again.length - mostAgain)
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
    const asked = this.again.map(
      ({ title, file, runner, fault = '' }) =>
        `! Passed only when asked again; find out why: ${title} (${file}, ${runner})${fault && `\n\n${indented(fault)}`}`,
    );
    return [...this.#words, ...asked, ...list].map((part) => `${part}\n`).join('\n');
  }
}

/** The end of a long output holds the failures and their summary. */
const shown = 400;

function indented(text: string): string {
  const lines = text.split('\n');
  const cut = lines.length > shown ? [`… ${lines.length - shown} lines before …`] : [];
  return [...cut, ...lines.slice(-shown)].map((line) => `  ${line}`).join('\n');
}
