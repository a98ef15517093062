import { concierges } from './concierges.ts';
import type { Concierge, Step } from './shapes.ts';

/** Taken and answered, so many minutes after it came; `closes`: and closed with it. */
export function answered(
  by: Concierge,
  after: number,
  name: string,
  words: string,
  closes = false,
): readonly Step[] {
  return [
    { after: Math.max(1, after - 12), by, does: 'take' },
    {
      after,
      by,
      does: 'answer',
      words: `Dear ${name},\n\n${words}\n\n${concierges[by].name}`,
      closes,
    },
  ];
}
