const outcomes = ['created', 'updated', 'unchanged', 'kept', 'skipped', 'untried', 'failed'] as const;

/**
 * What became of an item. `kept`: the studio's own is newer or another's, and remains. `untried`: a dry run does not load
 * files, so nobody knows yet.
 */
export type Outcome = (typeof outcomes)[number];

const heading = (outcome: Outcome): string => (outcome === 'untried' ? 'not tried' : outcome);

type Counts = Readonly<Record<Outcome, number>>;

/** One line about an item or a content type. */
export interface Remark {
  readonly level: 'failed' | 'warning' | 'note';
  readonly type: string;
  /** `sys.id`, or `null` for a remark about a whole type. */
  readonly id: string | null;
  readonly words: string;
}

/** The report as `--report` writes it. */
export interface ReportData {
  readonly dryRun: boolean;
  readonly types: Readonly<Record<string, Counts & { readonly collection: string | null }>>;
  readonly remarks: readonly Remark[];
  readonly droppedLocales: Readonly<Record<string, number>>;
  readonly seconds: number;
}

const none = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Counts;

/** Collects what an import did, type by type. */
export class Report {
  readonly #types = new Map<string, { collection: string | null; counts: Record<Outcome, number> }>();
  readonly #remarks: Remark[] = [];
  #droppedLocales: Readonly<Record<string, number>> = {};

  type(type: string, collection: string | null): void {
    if (!this.#types.has(type)) this.#types.set(type, { collection, counts: { ...none } });
  }

  count(type: string, outcome: Outcome): void {
    this.type(type, null);
    const found = this.#types.get(type);
    if (found) found.counts[outcome] += 1;
  }

  remark(level: Remark['level'], type: string, id: string | null, words: string): void {
    // A text with forty tables is one remark.
    const same = (other: Remark) => other.type === type && other.id === id && other.words === words;
    if (!this.#remarks.slice(-50).some(same)) this.#remarks.push({ level, type, id, words });
  }

  fail(type: string, id: string, words: string): void {
    this.count(type, 'failed');
    this.remark('failed', type, id, words);
  }

  dropped(locales: Readonly<Record<string, number>>): void {
    this.#droppedLocales = locales;
  }

  total(outcome: Outcome): number {
    return [...this.#types.values()].reduce((sum, { counts }) => sum + counts[outcome], 0);
  }

  /** 0: every item is in the studio as it should be; 1: nothing could be done; 2: some items failed. */
  exitCode(): 0 | 1 | 2 {
    const failed = this.total('failed');
    if (failed === 0) return 0;
    const done = outcomes.reduce((sum, outcome) => sum + (outcome === 'failed' ? 0 : this.total(outcome)), 0);
    return done === 0 ? 1 : 2;
  }

  data(dryRun: boolean, seconds: number): ReportData {
    const types = [...this.#types].map(
      ([type, { collection, counts }]) => [type, { collection, ...counts }] as const,
    );
    return {
      dryRun,
      types: Object.fromEntries(types),
      remarks: this.#remarks,
      droppedLocales: this.#droppedLocales,
      seconds: Math.round(seconds * 10) / 10,
    };
  }
}

const pad = (text: string, width: number): string => text.padEnd(width);
const levels: readonly Remark['level'][] = ['failed', 'warning', 'note'];
const titles = { failed: 'Failed', warning: 'Warnings', note: 'Notes' } as const;
/** A terminal is for reading; the whole list is in the file of `--report`. */
const mostShown = 40;

/** A remark that many items of a type share is one line, with an example. */
function grouped(remarks: readonly Remark[]): string[] {
  const groups = new Map<string, Remark[]>();
  for (const remark of remarks) {
    const key = `${remark.type}: ${remark.words}`;
    const group = groups.get(key);
    if (group) group.push(remark);
    else groups.set(key, [remark]);
  }
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const who = first.id === null ? '' : ` ${first.id}`;
    const others = same.length > 1 ? ` and ${same.length - 1} more` : '';
    return [`  ${first.type}${who}${others}: ${first.words}`];
  });
}

/** The report for a terminal: a line per type, then what is worth reading. */
export function reportText({ dryRun, types, remarks, droppedLocales, seconds }: ReportData): string {
  const rows = Object.entries(types).sort(([a], [b]) => a.localeCompare(b));
  const wide = Math.max(12, ...rows.map(([type]) => type.length)) + 2;
  const cells = (values: readonly (string | number)[]) =>
    values.map((value) => String(value).padStart(10)).join('');
  const shown = outcomes.filter((outcome) => dryRun || outcome !== 'untried');
  const lines = [
    dryRun ? 'Nothing was written: this was a dry run. It would be:' : `Done in ${seconds} s.`,
    '',
    `${pad('Type', wide)}${cells(shown.map(heading))}`,
    ...rows.map(([type, row]) => `${pad(type, wide)}${cells(shown.map((outcome) => row[outcome]))}`),
  ];
  for (const level of levels) {
    const found = remarks.filter((remark) => remark.level === level);
    if (found.length === 0) continue;
    lines.push('', `${titles[level]} (${found.length}):`);
    const same = grouped(found);
    lines.push(...same.slice(0, mostShown));
    const more = same.length - mostShown;
    if (more > 0) lines.push(`  … and ${more} more; --report FILE keeps all of them.`);
  }
  const locales = Object.entries(droppedLocales);
  if (locales.length > 0) {
    const words = locales.map(([code, count]) => `${code} (${count} values)`).join(', ');
    lines.push('', `Other locales left out: ${words}. The studio has one language.`);
  }
  return `${lines.join('\n')}\n`;
}
