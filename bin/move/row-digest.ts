import { createHash } from 'node:crypto';
import type { Key, Row, Side } from './side.ts';
import { batchSize, type MovedTable } from './tables.ts';

/** How many rows a table has and what they are, whatever their order: each database sorts texts its own way. */
export interface TableDigest {
  readonly rows: number;
  readonly digest: string;
}

const limit = 1n << 128n;

/** Sums the rows' digests: two rows that are alike do not hide each other, as they would if they were mixed by XOR. */
class RowDigest {
  #rows = 0;
  #sum = 0n;

  add(row: Row): void {
    const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 32);
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % limit;
    this.#rows += 1;
  }

  value(): TableDigest {
    return { rows: this.#rows, digest: this.#sum.toString(16).padStart(32, '0') };
  }
}

/** The key of a row. */
export const keyOf = ({ key, columns }: MovedTable, row: Row): Key =>
  key.map((name) => row[columns.findIndex((column) => column.name === name)] ?? '');

/** Every row of a table, a batch at a time. */
export async function* batchesOf(
  side: Pick<Side, 'rows'>,
  table: MovedTable,
  { after = null, ...rest }: { after?: Key | null; unfit?: Parameters<Side['rows']>[3] } = {},
): AsyncGenerator<readonly Row[]> {
  const size = batchSize(table);
  let last = after;
  for (;;) {
    const rows = await side.rows(table, last, size, rest.unfit);
    const end = rows.at(-1);
    if (end) yield rows;
    if (!end || rows.length < size) return;
    last = keyOf(table, end);
  }
}

export async function digestOfTable(side: Pick<Side, 'rows'>, table: MovedTable): Promise<TableDigest> {
  const digest = new RowDigest();
  for await (const rows of batchesOf(side, table)) for (const row of rows) digest.add(row);
  return digest.value();
}
