import type { Treehouse } from '../../content/treehouse/treehouse.ts';
import { type Hour, Hours } from '../../ui/hours/hours.tsx';
import { StarTrails } from '../../ui/hours/star-trails.tsx';

interface NightProps {
  readonly hours: Treehouse['hours'];
}

/** From midnight until the first birds. */
const deepest = /^0[0-3]:/;

/** A night as its page tells it. The deepest hour without a plate of its own shows how the stars go round. */
export function Night({ hours }: NightProps) {
  if (hours.length === 0) return null;
  const dark = hours.find(({ time, picture }) => picture === null && deepest.test(time));
  return (
    <Hours
      label="The night, hour by hour"
      hours={hours.map((hour): Hour => {
        const { time, title, text, sound, picture } = hour;
        const told = { time, heading: title, text, sound: sound || null };
        if (hour !== dark) return { ...told, picture, caption: picture?.caption ?? null };
        return {
          ...told,
          drawing: <StarTrails id="trails" label="Illustration: star trails above a black treeline" />,
          caption: 'Four hours of sky, looking south',
        };
      })}
    />
  );
}
