import { loadedPart } from '../loaded-part.island.tsx';
import { View } from './360-tours-view.tsx';

/** Gives the panoramas the script that a page of the same words gets from the page's own. @returns takes it away with them */
function bringPanoramas(root: HTMLElement): () => void {
  let close = () => {};
  let gone = false;
  import('../../ui/panorama/panorama.client.ts').then(
    ({ enhancePanorama }) => {
      if (!gone) close = enhancePanorama(root);
    },
    // Without it a panorama is on the page its link leads to.
    () => {},
  );
  return () => {
    gone = true;
    close();
  };
}

/** The 360 degree tours over the page (MOD-06). */
export const Part = loadedPart(View, {
  headingId: 'tours-heading',
  more: () => ({ drawn: bringPanoramas }),
});
