import { enhanceParts } from '../ui/enhance.client.ts';
import type { Example } from '../ui/example.ts';

type Files = Record<string, () => Promise<readonly Example[]>>;

const files: Files = import.meta.glob<readonly Example[]>(
  ['../ui/*/*.examples.tsx', '../dialogs/*/*.examples.tsx'],
  { import: 'examples' },
);

/** Brings the examples of the page to life that need React in the browser. */
async function hydrateLiveExamples(): Promise<void> {
  const stages = document.querySelectorAll<HTMLElement>('[data-live]');
  const { component } = stages[0]?.dataset ?? {};
  const load =
    component &&
    (files[`../ui/${component}/${component}.examples.tsx`] ??
      files[`../dialogs/${component}/${component}.examples.tsx`]);
  if (!load) return;
  const [{ hydrateRoot }, examples] = await Promise.all([import('react-dom/client'), load()]);
  for (const stage of stages) {
    const example = examples[Number(stage.dataset.example)];
    if (example) hydrateRoot(stage, example.element);
  }
  document.documentElement.dataset.hydrated = 'true';
}

enhanceParts();
void hydrateLiveExamples();
