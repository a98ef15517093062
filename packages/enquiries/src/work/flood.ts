import { type Clock, second } from '../clock.ts';

/** So many enquiries within one second are a flood: what can wait gives way to the intake. */
const floodSize = 50;

export interface Flood {
  /** An enquiry came in. */
  note(): void;
  /** Whether a flood came in during this second or the one before it. */
  isOn(): boolean;
}

export function createFlood(clock: Clock): Flood {
  let now = { at: 0, count: 0 };
  let before = 0;
  const turn = () => {
    const at = Math.floor(clock.now() / second);
    if (at === now.at) return;
    before = at === now.at + 1 ? now.count : 0;
    now = { at, count: 0 };
  };
  return {
    note() {
      turn();
      now.count += 1;
    },
    isOn() {
      turn();
      return Math.max(now.count, before) >= floodSize;
    },
  };
}
