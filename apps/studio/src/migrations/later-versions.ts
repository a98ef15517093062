import { queryRows, type SchemaAdapter } from '../schema/adapter.ts';
import { literal, type Statements } from './statements.ts';

/**
 * A studio of this version beside a later one, whose migrations it does not know. It may go on as long as each of them says so: that nothing
 * of what this one reads and writes was taken away. They say it among the marks of the studio, in the transaction they are run in.
 */
const prefix = 'usable-from:';

/** Notes the migration from which on a studio may go on beside another; nothing where it does not say. */
export async function noteUsableFrom(
  { run, named }: Pick<Statements, 'run' | 'named'>,
  { name, usableFrom }: { readonly name: string; readonly usableFrom?: string | undefined },
): Promise<void> {
  if (usableFrom === undefined) return;
  const [key, value] = [literal(`${prefix}${name}`), literal(JSON.stringify({ from: usableFrom }))];
  await run(`delete from ${named('studio_marks')} where key = ${key}`);
  await run(`insert into ${named('studio_marks')} (key, value) values (${key}, ${value})`);
}

function fromOf(value: unknown): string | null {
  const mark: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return typeof mark === 'object' && mark !== null && 'from' in mark ? String(mark.from) : null;
}

/** @returns those of the migrations a database has had that this version may not go on beside */
export async function notUsableBeside(
  adapter: SchemaAdapter,
  applied: readonly string[],
  known: readonly string[],
): Promise<string[]> {
  const later = applied.filter((name) => !known.includes(name));
  if (later.length === 0) return [];
  const table = adapter.schemaName ? `"${adapter.schemaName}"."studio_marks"` : '"studio_marks"';
  const rows = await queryRows(adapter, `select key, value from ${table} where key like '${prefix}%'`);
  const usable = new Map(rows.map(({ key, value }) => [String(key).slice(prefix.length), fromOf(value)]));
  return later.filter((name) => !known.includes(usable.get(name) ?? ''));
}
