import type { z } from 'zod';

/** Settings that cannot be used. `problems` holds one whole sentence for each; the message joins them by line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Takes settings out of an environment one by one and keeps what is wrong with them until `finish`. */
export class SettingsReader {
  readonly #env: NodeJS.ProcessEnv;
  readonly #problems: string[] = [];

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** Whether a setting is given; an empty one counts as absent, as in a compose file. */
  has(name: string): boolean {
    return (this.#env[name] ?? '').trim() !== '';
  }

  /** The value of a setting, or `fallback` when it is absent or, after the problem is noted, wrong. */
  one<T, F>(name: string, schema: z.ZodType<T, string>, fallback: F): T | F {
    if (!this.has(name)) return fallback;
    const result = schema.safeParse((this.#env[name] ?? '').trim());
    if (result.success) return result.data;
    this.problem(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}${this.#quote(name)}.`);
    return fallback;
  }

  /** Notes a problem when a setting is absent. */
  required(name: string, whatToDo: string): void {
    if (!this.has(name)) this.problem(`${name} is missing, and live mode needs it; ${whatToDo}.`);
  }

  problem(sentence: string): void {
    this.#problems.push(sentence);
  }

  /** @throws SettingsError when anything was wrong */
  finish(): void {
    if (this.#problems.length > 0) throw new SettingsError(this.#problems);
  }

  /** The value itself helps to find a typing error, but not where it can hold a password. */
  #quote(name: string): string {
    if (/_URL$|_KEY$|SECRET/.test(name)) return '';
    return `, but is "${(this.#env[name] ?? '').slice(0, 80)}"`;
  }
}
