import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { LaunchError } from '../launcher/progress.mjs';
import { connectTo, databaseWords } from '../move/postgres-rows.ts';

/** The schemas of an installation in PostgreSQL; what counts requests lies beside them, and is made anew. */
const schemas = ['studio', 'enquiries'] as const;

/** The address without its password, which would stand in the list of processes, and the password. */
export function connectionOf(url: string): { readonly address: string; readonly env: NodeJS.ProcessEnv } {
  const parsed = new URL(url);
  const password = parsed.searchParams.get('password') ?? decodeURIComponent(parsed.password);
  parsed.password = '';
  parsed.searchParams.delete('password');
  return { address: parsed.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } };
}

/** What a program said, without the lines in which the server quotes what is in a row. */
export function wordsOfTool(said: string): string {
  const lines: string[] = [];
  let isQuote = false;
  for (const line of said.trim().split('\n')) {
    if (/^pg_(dump|restore): /.test(line)) isQuote = false;
    if (/^(CONTEXT|DETAIL): /.test(line)) isQuote = true;
    if (!isQuote) lines.push(line);
  }
  return lines.join('\n');
}

/**
 * Runs one of PostgreSQL's own programs.
 *
 * @throws LaunchError when it is not there, or with its last words
 */
async function runTool(
  name: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  url: string | null,
): Promise<void> {
  const { address, env } = url ? connectionOf(url) : { address: null, env: process.env };
  const child = spawn(name, [...args, ...(address ? [`--dbname=${address}`] : [])], {
    // The words by which a quote begins are translated otherwise.
    env: { ...env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    // From its beginning: the end alone may be of a row that is quoted.
    if (words.length < 8000) words += text;
  });
  let code: number | null;
  try {
    [code] = (await once(child, 'close')) as [number | null];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new LaunchError(
      `${name} is not on this machine; install PostgreSQL's client programs of the server's version ("apt-get install postgresql-client"), and ask again.`,
    );
  }
  if (code !== 0) throw new LaunchError(`${name} could not do its work: ${wordsOfTool(words).slice(-2000)}`);
}

/**
 * Writes both schemas to a file in pg_dump's own format, while the product runs, and reads the file's list back.
 *
 * @returns how many enquiries are in it
 * @throws LaunchError
 */
export async function dumpDatabase(url: string, file: string): Promise<number> {
  const client = await connectTo(url);
  try {
    // What is counted is what is dumped: both see the database as it is at this moment.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ snapshot: string; n: string }>(
      'SELECT pg_export_snapshot() AS snapshot, (SELECT count(*) FROM enquiries.enquiries) AS n',
    );
    const [row] = rows;
    const chosen = schemas.map((schema) => `--schema=${schema}`);
    await runTool(
      'pg_dump',
      [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        `--snapshot=${row?.snapshot}`,
        `--file=${file}`,
        ...chosen,
      ],
      url,
    );
    await runTool('pg_restore', ['--list', file], null);
    return Number(row?.n);
  } catch (error) {
    if ((error as { code?: string }).code === '42P01')
      throw new LaunchError(`There are no stores of Sundowner in ${databaseWords(url)} to back up.`);
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Makes both schemas from such a file, wholly or not at all. @throws LaunchError */
export const restoreDump = (url: string, file: string): Promise<void> =>
  runTool(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', file],
    url,
  );
