import type { Treehouse } from '../../content/model/place.ts';
import { CompareTable } from '../../ui/compare-table/compare-table.tsx';
import { rand } from '../../ui/price/rand.ts';
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

/** Treehouses fact by fact, four at most. */
export function BesideOneAnother({ treehouses }: { readonly treehouses: readonly Treehouse[] }) {
  const shown = treehouses.slice(0, 4);
  const facts = [
    { name: 'Sleeps', values: shown.map(({ sleeps }) => sleeps) },
    { name: 'Height', values: shown.map(({ height }) => height) },
    ...sharedFacts(shown),
    { name: 'Who may stay', values: shown.map(({ whoMayStay }) => whoMayStay) },
    {
      name: 'Beside your room',
      note: 'one night, the whole treehouse',
      values: shown.map(({ supplement }) => (supplement === null ? '' : rand(supplement))),
    },
  ].filter(({ values }) => values.some((value) => value !== ''));
  return (
    <Band aria-labelledby="beside-heading">
      <SectionHead
        id="beside-heading"
        heading="Which tree?"
        lead="They are kilometres apart, and made by different people for different nights."
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
