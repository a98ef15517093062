import { loadedPart } from '../loaded-part.island.tsx';
import { View } from './what-to-expect-view.tsx';

/** What to expect over the page (MOD-15). */
export const Part = loadedPart(View, {
  headingId: (content) => `what-to-expect-${content?.expect.slug ?? 'waiting'}`,
});
