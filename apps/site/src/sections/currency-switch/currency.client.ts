import type { ExchangeTable } from '../../content/rates/exchange.ts';
import { installation } from '../../installation/installation.ts';
import { amountsChanged } from '../../ui/money/amounts-changed.ts';
import { formatShown } from '../../ui/money/format-money.ts';
import { wordsAsKept, wordsForFailure, wordsForQuote } from './currency-words.ts';
import { choiceKey, keep, kept } from './session-choice.client.ts';

/** Shows the page's amounts in the chosen currency, without leaving the page, and keeps the choice for the session. */
export function switchCurrency(root: HTMLElement): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-currency]')];
  const notice = root.querySelector('[role="status"]');
  if (links.length === 0 || !notice || 'live' in root.dataset) return;
  root.dataset.live = '';
  const base = installation().baseCurrency;
  /** What the amounts stand in now. */
  let shown = { currency: root.dataset.currencySwitch ?? base, rate: 1 };
  let asked = shown.currency;

  function write() {
    for (const amount of document.querySelectorAll<HTMLDataElement>('data[data-money]')) {
      amount.textContent = formatShown(Number(amount.value), shown, amount.dataset.money);
    }
    for (const words of document.querySelectorAll<HTMLElement>('[data-converted]')) {
      words.hidden = words.dataset.converted === shown.currency;
    }
  }
  function show(currency: string, rate: number, words: string) {
    shown = { currency, rate };
    root.dataset.currencySwitch = currency;
    for (const link of links) {
      if (link.dataset.currency === currency) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    if (notice) notice.textContent = words;
    leadOn(currency);
    write();
  }
  async function choose(currency: string) {
    asked = currency;
    if (currency === base) {
      keep(choiceKey, currency);
      return show(currency, 1, wordsAsKept());
    }
    const [fromBase, toBase] = await Promise.all([exchangeTable(base), exchangeTable(currency)]);
    // Another currency was chosen meanwhile.
    if (asked !== currency) return;
    const rate = fromBase?.rates[currency];
    if (!fromBase || rate === undefined) return show(base, 1, wordsForFailure());
    keep(choiceKey, currency);
    const { date, demonstration = false } = fromBase;
    show(
      currency,
      rate,
      wordsForQuote(currency, { cost: toBase?.rates[base] ?? 1 / rate, date, demonstration }),
    );
  }

  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-currency]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void choose(link.dataset.currency ?? base);
  });
  document.addEventListener(amountsChanged, write);

  // The address says what it was made in; without a word there, the session does.
  const inAddress = new URLSearchParams(location.search).get('currency');
  const wanted = inAddress ?? kept(choiceKey) ?? base;
  const offered = links.some((link) => link.dataset.currency === wanted);
  if (offered && (wanted !== shown.currency || wanted !== base)) void choose(wanted);
}

/** Links that were drawn in a currency lead on in the one shown now; a sum that stands in an address stays what it is. */
function leadOn(currency: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'a[href*="currency="]:not([data-currency])',
  )) {
    const address = new URL(link.href);
    if (address.origin !== location.origin || address.searchParams.has('budget')) continue;
    address.searchParams.set('currency', currency);
    link.href = address.pathname + address.search + address.hash;
  }
}

/** The tables of the session; one key for each base. */
const tableKey = (base: string): string => `currency-${base}`;

interface Kept {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly table: ExchangeTable;
}

const hour = 3_600_000;

/** What one unit of `base` is worth: from the session while it is fresh, else from the server. `null` when it cannot be had. */
async function exchangeTable(base: string): Promise<ExchangeTable | null> {
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
