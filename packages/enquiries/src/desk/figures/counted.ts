import { endOfDay, startOfDay } from '@sundowner/calendar/south-africa';
import type { FiguresRequest } from '@sundowner/desk-wire/figures';
import { day } from '../../clock.ts';
import type { Sql } from '../../store/database/port.ts';
import { type Asker, seenKinds } from '../../work/access.ts';
import { allOf, type Condition } from '../../work/condition.ts';

/** One enquiry as figures count it; nothing it says. Times are milliseconds since 1970. */
export interface CountedRow {
  readonly id: string;
  readonly kind: string;
  readonly country: string | null;
  readonly page: string;
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
): AsyncGenerator<{ readonly rows: readonly CountedRow[]; readonly deliveries: readonly CountedDelivery[] }> {
  const { text, parameters } = ofRequest(request, asker);
  const end = endOfDay(request.to);
  for (let from = startOfDay(request.from); from < end; from += slice) {
    const range = [...parameters, from, Math.min(end, from + slice)];
    const where = `${text} AND e.received_at >= ? AND e.received_at < ?`;
    const named = await sql.rows<{ id: string; property: string }>(
      `SELECT e.id, p.property FROM enquiries e JOIN enquiry_properties p ON p.enquiry_id = e.id WHERE ${where}`,
      range,
    );
    const properties = Map.groupBy(named, ({ id }) => id);
    const rows = await sql.rows<Omit<CountedRow, 'properties'>>(
      `SELECT e.id, e.kind, e.country, e.page, e.state, e.work, e.suspicion, e.received_at AS received,
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
