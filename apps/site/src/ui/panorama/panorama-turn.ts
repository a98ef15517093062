/** A direction of view in radians: `yaw` to the right of the picture's middle, `pitch` above its horizon. */
export interface Direction {
  readonly yaw: number;
  readonly pitch: number;
}

const inRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Straight up and down there is nothing to see but the seams. */
const steepest = inRadians(75);

/** Degrees of one press on a button, of a key, and of a key that is held. */
const steps = { button: 30, key: 10, held: 4 } as const;

/** What keys do: a turn to the right and up, or a step closer. */
const keys: Readonly<Record<string, readonly [right: number, up: number, closer: number]>> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, 1, 0],
  ArrowDown: [0, -1, 0],
  '+': [0, 0, 1],
  '=': [0, 0, 1],
  '-': [0, 0, -1],
};

export const moveOfKey = (key: string) => keys[key] ?? null;

/** Where one looks after a turn of some steps to the right and up. */
export function turned(
  from: Direction,
  [right, up]: readonly [number, number, ...number[]],
  by: keyof typeof steps,
): Direction {
  const step = inRadians(steps[by]);
  return {
    yaw: from.yaw + right * step,
    pitch: Math.min(steepest, Math.max(-steepest, from.pitch + up * step)),
  };
}

/** Where a panorama is first looked at. @param focus its focal point, "58 50": percent from the left and from the top */
export function firstLook(focus: string): Direction {
  const [x = 50, y = 50] = focus.split(' ').map(Number);
  return { yaw: inRadians((x / 100 - 0.5) * 360), pitch: inRadians((0.5 - y / 100) * 180) };
}
