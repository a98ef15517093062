import type { Example } from '../ui/example.ts';

/** The examples of every component of the design system, and of forms and panels, by the name of its folder, in alphabetical order. */
export const allExamples: ReadonlyMap<string, readonly Example[]> = new Map(
  Object.entries(
    import.meta.glob<readonly Example[]>(['../ui/*/*.examples.tsx', '../dialogs/*/*.examples.tsx'], {
      eager: true,
      import: 'examples',
    }),
  )
    .map(([path, examples]) => [path.split('/').at(-2) ?? path, examples] as const)
    .sort(([a], [b]) => a.localeCompare(b)),
);
