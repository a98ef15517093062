import type { elements } from './elements.ts';
import type { Layer, OptionsOf, Scene } from './scene.ts';

/** What stands otherwise in the upright drawing: for each element its options in the order it is drawn, or `null` to leave one out. */
export type Moves = {
  readonly [Name in keyof typeof elements]?: readonly (Partial<OptionsOf<Name>> | null)[];
};

/**
 * A scene drawn upright for posters and for heroes on phones: the same land and light in a narrower frame. Places are
 * fractions of the frame, sizes of its height, so what stood side by side closes up: `moves` gives it room again.
 */
export function upright(scene: Scene, moves: Moves = {}, sun?: Scene['sun']): Scene {
  const drawn = new Map<string, number>();
  const layers = scene.layers.flatMap((layer): Layer[] => {
    const [name, options] = layer;
    const turn = drawn.get(name) ?? 0;
    drawn.set(name, turn + 1);
    const move = moves[name]?.[turn];
    if (move === null) return [];
    return move ? [[name, { ...options, ...move }] as Layer] : [layer];
  });
  return { ...scene, ...(sun ? { sun } : {}), frame: 'upright', layers };
}
