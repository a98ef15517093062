import type { ExchangeTable } from '../../content/rates/exchange.ts';

/** The choice and the two tables of the session; one key for each base. */
export const choiceKey = 'currency';
const tableKey = (base: string): string => `currency-${base}`;

interface Kept {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly table: ExchangeTable;
}

const hour = 3_600_000;

/** What the session keeps under a name; a browser may refuse storage altogether. */
export function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // It then lasts as long as the page.
  }
}

/** What one unit of `base` is worth: from the session while it is fresh, else from the server. `null` when it cannot be had. */
export async function exchangeTable(base: string): Promise<ExchangeTable | null> {
  const known = readKept(kept(tableKey(base)));
  if (known && Date.now() - known.at < hour) return known.table;
  try {
    const response = await fetch(`/currency/latest?base=${base}`, {
      headers: { accept: 'application/json' },
    });
    if (response.status !== 200) return null;
    const table = (await response.json()) as ExchangeTable;
    keep(tableKey(base), JSON.stringify({ at: Date.now(), table } satisfies Kept));
    return table;
  } catch {
    return null;
  }
}

/** Anything may stand in storage: a page of another version wrote it, or a person. */
function readKept(text: string | null): Kept | null {
  try {
    const value = JSON.parse(text ?? 'null') as Kept | null;
    return typeof value?.at === 'number' && typeof value.table?.rates === 'object' ? value : null;
  } catch {
    return null;
  }
}
