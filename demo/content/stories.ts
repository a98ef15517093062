import type { StoryEntry } from './entries.ts';
import { dogOnTheFence } from './stories/dog-on-the-fence.ts';
import { firstRains } from './stories/first-rains.ts';
import { fourLunches } from './stories/four-lunches.ts';
import { morningInTheHide } from './stories/morning-in-the-hide.ts';
import { nightSounds } from './stories/night-sounds.ts';
import { threeLeggedPot } from './stories/three-legged-pot.ts';
import { winterSky } from './stories/winter-sky.ts';

/** The stories, newest first. */
export const stories: readonly StoryEntry[] = [
  nightSounds,
  firstRains,
  fourLunches,
  morningInTheHide,
  dogOnTheFence,
  winterSky,
  threeLeggedPot,
];
