import type { Check, Groups, Program, Rows, SettingRow, SettingsOf, ValuesOf } from './row.ts';

/** Settings that cannot be used. `problems` holds one whole sentence for each; the message joins them by line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Takes the settings of one program out of an environment and keeps what is wrong with them until `finish`. */
export class SettingsReader<By extends Program> implements Check {
  readonly #env: Environment;
  readonly #by: By;
  readonly #wrong: string[] = [];
  readonly #againstLive: string[] = [];

  constructor(env: Environment, by: By) {
    this.#env = env;
    this.#by = by;
  }

  /** What is given for a setting, or `null`; an empty one counts as absent, as in a compose file. */
  given(name: string): string | null {
    return (this.#env[name] ?? '').trim() || null;
  }

  /** Whether a setting is there and says nothing: absent all the same, but not where its absence means everything. */
  isBlank(name: string): boolean {
    return this.#env[name] !== undefined && this.given(name) === null;
  }

  /** The values of the rows this program reads; a wrong one is noted and stands at its default. */
  rows<Ground, Of extends Rows<Ground>>(rows: Of, ground: Ground): ValuesOf<Of, By> {
    const read = Object.entries(rows).filter(([, { readBy }]) => readBy.some((one) => one === this.#by));
    return Object.fromEntries(
      read.map(([name, row]) => [name, this.#value(row, ground)]),
      // A row's shape and default give its value's type; an object made of entries cannot say so.
    ) as ValuesOf<Of, By>;
  }

  problem(sentence: string): void {
    this.#wrong.push(sentence);
  }

  liveProblem(sentence: string): void {
    this.#againstLive.push(sentence);
  }

  /** @throws SettingsError when anything is wrong in this mode */
  finish(mode: 'demo' | 'live'): void {
    const problems = [...this.#wrong, ...(mode === 'live' ? this.#againstLive : [])];
    if (problems.length > 0) throw new SettingsError(problems);
  }

  #value<Ground>({ name, shape, standardOf, live }: SettingRow<unknown, Program, Ground>, ground: Ground) {
    const given = this.given(name);
    if (given === null) {
      if (typeof live === 'object')
        this.liveProblem(`${name} is missing, and live mode needs it; ${live.needed}.`);
      return standardOf(ground);
    }
    if (live === 'refused')
      this.liveProblem(`${name} is for tests alone and refused in live mode; unset it.`);
    const result = shape.safeParse(given);
    if (result.success) return result.data;
    this.problem(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}${quoted(name, given)}.`);
    return standardOf(ground);
  }
}

/** Whole groups, as the site reads them. */
export function readGroups<Of extends Groups>(read: SettingsReader<'site'>, groups: Of): SettingsOf<Of> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, group.read(read.rows(group.rows, undefined), read)]),
    // Each group's settings have the type its own reader gives.
  ) as SettingsOf<Of>;
}

/** The value itself helps to find a typing error, but not where it can hold a password. */
function quoted(name: string, given: string): string {
  return /_URL$|_KEY$|SECRET/.test(name) ? '' : `, but is "${given.slice(0, 80)}"`;
}
