interface Step {
  readonly name: string;
  readonly href: string | null;
}

/** The pages before and after one in a list that goes round; neither where it is alone or no part of it. */
export function stepsInRing(
  all: readonly Step[],
  path: string,
): { readonly previous: Step | null; readonly next: Step | null } {
  const place = all.findIndex(({ href }) => href === path);
  const at = (step: number): Step | null => {
    const found = place < 0 ? undefined : all[(place + step + all.length) % all.length];
    return found && found.href !== path ? { name: found.name, href: found.href } : null;
  };
  return { previous: at(-1), next: at(1) };
}
