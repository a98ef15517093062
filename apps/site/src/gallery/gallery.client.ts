import type { ReactNode } from 'react';
import { enhanceParts } from '../ui/enhance.client.ts';
import type { Example } from '../ui/example.ts';

type Files = Record<string, () => Promise<readonly Example[]>>;

const files: Files = import.meta.glob<readonly Example[]>(
  ['../ui/*/*.examples.tsx', '../dialogs/**/*.examples.tsx'],
  { import: 'examples' },
);

/** Brings the examples of the page to life that need React in the browser. */
async function hydrateLiveExamples(): Promise<void> {
  const stages = document.querySelectorAll<HTMLElement>('[data-live]');
  const { component } = stages[0]?.dataset ?? {};
  const path = Object.keys(files).find((each) => each.endsWith(`/${component}/${component}.examples.tsx`));
  const load = path && files[path];
  if (!load) return;
  const [{ hydrateRoot }, { createElement, useEffect }, examples] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    load(),
  ]);
  /** Draws an example and tells when React has taken it over, which is a while after it was asked to. */
  function Live({ element, onLive }: { readonly element: ReactNode; readonly onLive: () => void }) {
    useEffect(onLive, []);
    return element;
  }
  const roots = [...stages].map((stage) => {
    const example = examples[Number(stage.dataset.example)];
    if (!example) return null;
    return new Promise<void>((onLive) => {
      hydrateRoot(stage, createElement(Live, { element: example.element, onLive }));
    });
  });
  await Promise.all(roots);
  document.documentElement.dataset.hydrated = 'true';
}

enhanceParts();
void hydrateLiveExamples();
