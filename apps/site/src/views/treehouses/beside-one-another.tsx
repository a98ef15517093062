import type { Treehouse } from '../../content/treehouse/treehouse.ts';
import { type PricedInYear, PriceInYear } from '../../sections/price/price-in-year.tsx';
import { CompareTable } from '../../ui/compare-table/compare-table.tsx';
import { formatPrice } from '../../ui/money/format-money.ts';
import type { ShownIn } from '../../ui/money/money.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';

/** The facts every treehouse has under the same name, in the order of the first. */
function sharedFacts(treehouses: readonly Treehouse[]) {
  const labels = treehouses[0]?.facts.map(({ label }) => label) ?? [];
  const valueIn = (treehouse: Treehouse, wanted: string) =>
    treehouse.facts.find(({ label }) => label === wanted)?.value ?? '';
  return labels
    .map((name) => ({ name, values: treehouses.map((each) => valueIn(each, name)) }))
    .filter(({ values }) => values.every((value) => value !== ''));
}

interface BesideOneAnotherProps {
  readonly treehouses: readonly Treehouse[];
  /** By slug. */
  readonly prices: ReadonlyMap<string, PricedInYear>;
  readonly currency: ShownIn;
}

/** Treehouses fact by fact, four at most. */
export function BesideOneAnother({ treehouses, prices, currency }: BesideOneAnotherProps) {
  const shown = treehouses.slice(0, 4);
  const priced = shown.map(({ slug }) => prices.get(slug) ?? null);
  const facts = [
    { name: 'Sleeps', values: shown.map(({ sleeps }) => sleeps) },
    { name: 'Height', values: shown.map(({ height }) => height) },
    ...sharedFacts(shown),
    { name: 'Who may stay', values: shown.map(({ whoMayStay }) => whoMayStay) },
    {
      name: 'In addition to your room',
      note: 'one night, the whole treehouse',
      values: priced.map((price) => (price ? formatPrice(price.amount) : '')),
      cells: priced.map((price, place) =>
        price ? <PriceInYear key={shown[place]?.slug} price={price} shown={currency} /> : '',
      ),
    },
  ].filter(({ values }) => values.some((value) => value !== ''));
  return (
    <Band aria-labelledby="beside-heading">
      <SectionHead
        id="beside-heading"
        heading="The treehouses compared"
        lead="How high they are, who may stay, and what a night costs."
      />
      <CompareTable
        caption="The treehouses beside one another"
        things={shown.map(({ name, line }) => ({ name, line }))}
        facts={facts}
        differId="differ"
      />
    </Band>
  );
}
