import { endOfDay, startOfDay, type Zone } from '@sundowner/calendar/zone';
import type { AnsweredByHour, FigureLine, FiguresRequest } from '@sundowner/desk-wire/figures';
import { day } from '../../clock.ts';
import type { Sql } from '../../store/database/port.ts';
import { type Asker, seenKinds } from '../../work/access.ts';
import { allOf, type Condition } from '../../work/condition.ts';
import type { WorkingClock } from '../../work/working-hours.ts';

/** One enquiry as figures count it; nothing it says. Times are milliseconds since 1970. */
export interface CountedRow {
  readonly id: string;
  readonly kind: string;
  readonly country: string | null;
  readonly page: string;
  /** Of a form, or how it began at the desk. */
  readonly way: string;
  /** Whom it is with, a person's id. */
  readonly assignee: string | null;
  /** Who answered first. */
  readonly answeredBy: string | null;
  readonly state: 'accepted' | 'quarantined' | 'discarded' | 'erased';
  readonly work: string;
  readonly suspicion: string | null;
  readonly received: number;
  readonly answered: number | null;
  /** When a held one was released. */
  readonly released: number | null;
  readonly properties: readonly string[];
}

export interface CountedDelivery {
  readonly channel: string;
  readonly state: string;
  readonly seconds: number | null;
}

/** Days read at once: others are answered in between. */
const slice = 14 * day;

const ofRequest = ({ kind, property }: FiguresRequest, asker: Asker): Condition =>
  allOf([
    { text: "e.synthetic = 0 AND e.work <> 'none'", parameters: [] },
    { text: seenKinds(asker), parameters: [] },
    ...(kind === undefined ? [] : [{ text: 'e.kind = ?', parameters: [kind] }]),
    ...(property === undefined
      ? []
      : [
          {
            text: 'EXISTS (SELECT 1 FROM enquiry_properties o WHERE o.enquiry_id = e.id AND o.property = ?)',
            parameters: [property],
          },
        ]),
  ]);

/** Everything that came in on the days of a request, some days at a time, the oldest first. */
export async function* countedOf(
  sql: Sql,
  request: FiguresRequest,
  asker: Asker,
  zone: Zone,
): AsyncGenerator<{ readonly rows: readonly CountedRow[]; readonly deliveries: readonly CountedDelivery[] }> {
  const { text, parameters } = ofRequest(request, asker);
  const end = endOfDay(request.to, zone);
  for (let from = startOfDay(request.from, zone); from < end; from += slice) {
    const range = [...parameters, from, Math.min(end, from + slice)];
    const where = `${text} AND e.received_at >= ? AND e.received_at < ?`;
    const named = await sql.rows<{ id: string; property: string }>(
      `SELECT e.id, p.property FROM enquiries e JOIN enquiry_properties p ON p.enquiry_id = e.id WHERE ${where}`,
      range,
    );
    const properties = Map.groupBy(named, ({ id }) => id);
    const rows = await sql.rows<Omit<CountedRow, 'properties'>>(
      `SELECT e.id, e.kind, e.country, e.page, e.way, e.assignee, e.first_answer_by AS "answeredBy", e.state, e.work, e.suspicion, e.received_at AS received,
          e.first_answer_at AS answered, CASE WHEN e.suspicion IS NULL THEN NULL ELSE
            (SELECT MAX(a.at) FROM actions a WHERE a.enquiry_id = e.id AND a.action = 'released') END AS released
        FROM enquiries e WHERE ${where}`,
      range,
    );
    const deliveries = await sql.rows<CountedDelivery>(
      `SELECT d.channel, d.state, (d.delivered_at - d.created_at) / 1000.0 AS seconds FROM deliveries d
        JOIN enquiries e ON e.id = d.enquiry_id WHERE ${where}`,
      range,
    );
    yield {
      rows: rows.map((row) => ({
        ...row,
        properties: properties.get(row.id)?.map(({ property }) => property) ?? [],
      })),
      deliveries: deliveries.map((each) => ({
        ...each,
        seconds: each.seconds === null ? null : Number(each.seconds),
      })),
    };
  }
}

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

  addReceived({ suspicion, answered, state, work }: CountedRow): void {
    this.#received += 1;
    if (suspicion !== null) this.#held += 1;
    if (answered === null && state === 'accepted' && (work === 'new' || work === 'open')) this.#waiting += 1;
  }

  /** @param minutes working minutes to a first answer */
  addAnswer(minutes: number): void {
    this.#minutes.push(minutes);
  }

  /** @param minutes working minutes to its first answer; `null` where there is none */
  add(row: CountedRow, minutes: number | null): void {
    this.addReceived(row);
    if (minutes !== null) this.addAnswer(minutes);
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

  #of(name: string): Tally {
    const line = this.#lines.get(name) ?? new Tally();
    this.#lines.set(name, line);
    return line;
  }

  add(name: string, row: CountedRow, minutes: number | null): void {
    this.#of(name).add(row, minutes);
  }

  /** Counts it as received by whom it is with, and its first answer as that of who gave it. */
  addByPerson(row: CountedRow, minutes: number | null): void {
    this.#of(row.assignee ?? '').addReceived(row);
    if (minutes !== null) this.#of(row.answeredBy ?? '').addAnswer(minutes);
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

/** First answers of each person, by the hour of the house at which they gave them. */
export class AnsweredHours {
  readonly #hours = new Map<string, number[]>();

  /** @param at the hour, "00" to "23" */
  add(person: string | null, at: string): void {
    const hours = this.#hours.get(person ?? '') ?? Array<number>(24).fill(0);
    hours[Number(at)] = (hours[Number(at)] ?? 0) + 1;
    this.#hours.set(person ?? '', hours);
  }

  /** The most answers first. */
  lines(): AnsweredByHour[] {
    const sum = ({ hours }: AnsweredByHour) => hours.reduce((total, each) => total + each, 0);
    return [...this.#hours]
      .map(([name, hours]) => ({ name, hours }))
      .sort((a, b) => sum(b) - sum(a) || a.name.localeCompare(b.name));
  }
}

/** Working minutes from when somebody could have answered: it came in, or was released. */
export const minutesToAnswer = (row: CountedRow, clock: WorkingClock): number | null =>
  row.answered === null ? null : clock(row.released ?? row.received, row.answered);
