import type { CollectionConfig } from 'payload';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** Joins the hooks of several concerns; each moment runs them in the order they are given here. */
export function inOrder(...concerns: readonly Hooks[]): Hooks {
  const joined: Record<string, unknown[]> = {};
  for (const concern of concerns) {
    for (const [moment, hooks] of Object.entries(concern)) {
      joined[moment] = [...(joined[moment] ?? []), ...(hooks as unknown[])];
    }
  }
  return joined as Hooks;
}
