import { type Box, meet } from './geometry.ts';

/** A place a name could take. */
export interface Choice<Way> {
  readonly way: Way;
  /** What it would cover at each size it is printed at; `null` where it is not printed. */
  readonly boxes: readonly (Box | null)[];
  readonly cost: number;
}

/** What a name costs that stands nowhere, more than any place it could have. */
const unnamed = 10_000;
/** So often every name is asked again whether another place of its own serves all better. */
const turns = 4;
/** What a name's next place costs more than the one before it. */
export const preference = 0.04;

const clash = <Way>(one: Choice<Way>, two: Choice<Way>): boolean =>
  one.boxes.some((box, size) => {
    const other = two.boxes[size];
    return box && other && meet(box, other);
  });

/**
 * Which place each name takes, so that as many as can be stand, at the least cost: those with the fewest places choose first; then each is moved
 * while that helps, and one other with it.
 *
 * @param first which of them stands wherever it has any place, if need be instead of others: each of its places is tried
 * @returns for each name the place of its choice, or `null`
 */
export function chosenPlaces<Way>(
  choices: readonly (readonly Choice<Way>[])[],
  first: number | null = null,
): readonly (Way | null)[] {
  const usual = chosen(choices);
  const taken = first === null || usual[first] ? usual : (chosenRound(choices, first) ?? usual);
  return taken.map((choice) => choice?.way ?? null);
}

/** The best of all that have the `first` name; `null` where it has no place at all. */
function chosenRound<Way>(choices: readonly (readonly Choice<Way>[])[], first: number) {
  const tried = (choices[first] ?? []).map((own) =>
    chosen(choices.map((ways, of) => (of === first ? [own] : ways.filter((way) => !clash(way, own))))),
  );
  const totals = tried.map((taken) => taken.reduce((sum, choice) => sum + costOf(choice), 0));
  return tried[totals.indexOf(Math.min(...totals))] ?? null;
}

const costOf = <Way>(choice: Choice<Way> | null | undefined) => choice?.cost ?? unnamed;

function chosen<Way>(choices: readonly (readonly Choice<Way>[])[]): readonly (Choice<Way> | null)[] {
  type One = Choice<Way> | null;
  const taken: One[] = choices.map(() => null);
  const others = (choice: Choice<Way>, without: readonly number[]) =>
    taken.flatMap((other, of) => (other && !without.includes(of) && clash(choice, other) ? [of] : []));
  const best = (of: number, without: readonly number[], also: One = null): One => {
    let found: One = null;
    for (const choice of choices[of] ?? [])
      if (
        choice.cost < costOf(found) &&
        !(also && clash(choice, also)) &&
        others(choice, without).length === 0
      )
        found = choice;
    return found;
  };
  const order = choices
    .map((_, of) => of)
    .toSorted((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0));
  for (const of of order) taken[of] = best(of, [of]);
  for (let turn = 0; turn < turns; turn++) {
    let moved = false;
    for (const of of order) {
      for (const choice of choices[of] ?? []) {
        const [other, ...more] = others(choice, [of]);
        if (more.length > 0) continue;
        const before = costOf(taken[of]) + (other === undefined ? 0 : costOf(taken[other]));
        const instead = other === undefined ? null : best(other, [of, other], choice);
        const after = choice.cost + (other === undefined ? 0 : costOf(instead));
        if (after > before - preference / 2) continue;
        taken[of] = choice;
        if (other !== undefined) taken[other] = instead;
        moved = true;
      }
    }
    if (!moved) break;
  }
  return taken;
}
