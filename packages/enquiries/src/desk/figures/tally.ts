import type { FigureLine } from '@sundowner/desk-wire/figures';
import type { WorkingClock } from '../../work/working-hours.ts';
import type { CountedRow } from './counted.ts';

/** The value below which a part of them lies, by the nearest rank; `null` of none. @param sorted the smallest first */
export function quantile(sorted: readonly number[], part: number): number | null {
  if (sorted.length === 0) return null;
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? null;
}

const inMinutes = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

/** One line of a table, while it is counted. */
export class Tally {
  #received = 0;
  #held = 0;
  #waiting = 0;
  readonly #minutes: number[] = [];

  /** @param minutes working minutes to its first answer; `null` where there is none */
  add(row: CountedRow, minutes: number | null): void {
    this.#received += 1;
    if (row.suspicion !== null) this.#held += 1;
    if (minutes !== null) this.#minutes.push(minutes);
    else if (row.state === 'accepted' && (row.work === 'new' || row.work === 'open')) this.#waiting += 1;
  }

  get received(): number {
    return this.#received;
  }

  /** @param target working minutes within which a first answer is in time */
  line(name: string, target: number): FigureLine {
    const sorted = this.#minutes.toSorted((a, b) => a - b);
    const inTarget = sorted.filter((minutes) => minutes <= target).length;
    return {
      name,
      received: this.#received,
      held: this.#held,
      first: {
        median: inMinutes(quantile(sorted, 0.5)),
        p90: inMinutes(quantile(sorted, 0.9)),
        inTarget,
        late: sorted.length - inTarget,
        waiting: this.#waiting,
      },
    };
  }
}

/** Lines by name. */
export class Tallies {
  readonly #lines = new Map<string, Tally>();

  add(name: string, row: CountedRow, minutes: number | null): void {
    const line = this.#lines.get(name) ?? new Tally();
    line.add(row, minutes);
    this.#lines.set(name, line);
  }

  /** The most received first, at most so many. */
  lines(target: number, most = 200): FigureLine[] {
    return [...this.#lines]
      .sort(([a, one], [b, other]) => other.received - one.received || a.localeCompare(b))
      .slice(0, most)
      .map(([name, tally]) => tally.line(name, target));
  }

  /** Of every one of these names, in their order: a day without enquiries is one of none. */
  linesOf(names: readonly string[], target: number): FigureLine[] {
    return names.map((name) => (this.#lines.get(name) ?? new Tally()).line(name, target));
  }
}

/** Working minutes from when somebody could have answered: it came in, or was released. */
export const minutesToAnswer = (row: CountedRow, clock: WorkingClock): number | null =>
  row.answered === null ? null : clock(row.released ?? row.received, row.answered);
