import { queryRows, type SchemaAdapter } from '../schema/adapter.ts';
import { literal, type Statements } from './statements.ts';

/**
 * A studio of this version beside a later one, whose migrations it does not know. It may go on as long as each of them says so: that nothing
 * of what this one reads and writes was taken away. PostgreSQL keeps what they say as the comment of the table that lists them: like that
 * table it belongs to this database, and moves into no other. SQLite has one machine, and its file one studio.
 */
type UsableFrom = Readonly<Record<string, string>>;

const table = 'payload_migrations';

/** @returns by the name of a migration the one from which on a studio may go on beside it */
function readUsableFrom(comment: unknown): UsableFrom {
  try {
    const words: unknown = JSON.parse(String(comment));
    const found = typeof words === 'object' && words !== null && 'usableFrom' in words ? words.usableFrom : {};
    return Object.fromEntries(Object.entries(found ?? {}).map(([name, from]) => [name, String(from)]));
  } catch {
    // Nothing was said, or somebody else's words.
    return {};
  }
}

const commentOf = (named: string) => `select obj_description(${literal(named)}::regclass, 'pg_class') as comment`;

/** Notes what a migration says, in the transaction it is run in; nothing where it does not. */
export async function noteUsableFrom(
  { run, named }: Pick<Statements, 'run' | 'named'>,
  { name, usableFrom }: { readonly name: string; readonly usableFrom?: string | undefined },
): Promise<void> {
  if (usableFrom === undefined) return;
  const [row] = await run(commentOf(named(table)));
  const words = { usableFrom: { ...readUsableFrom(row?.comment), [name]: usableFrom } };
  await run(`comment on table ${named(table)} is ${literal(JSON.stringify(words))}`);
}

/** @returns those of the migrations a database has had that this version may not go on beside */
export async function notUsableBeside(
  adapter: SchemaAdapter,
  applied: readonly string[],
  known: readonly string[],
): Promise<string[]> {
  const later = applied.filter((name) => !known.includes(name));
  if (later.length === 0 || adapter.name !== 'postgres') return later;
  const [row] = await queryRows(adapter, commentOf(`"${adapter.schemaName}"."${table}"`));
  const usable = readUsableFrom(row?.comment);
  return later.filter((name) => !known.includes(usable[name] ?? ''));
}
