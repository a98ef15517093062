import type { DialogPartProps } from '../dialog-part.ts';
import { LoadedPart } from '../loaded-part.island.tsx';
import type { ToursDialogContent } from './360-tours-dialog.ts';
import { View } from './360-tours-view.tsx';

const headingId = 'tours-heading';

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
export function Part(props: DialogPartProps<ToursDialogContent>) {
  return (
    <LoadedPart
      {...props}
      headingId={headingId}
      draw={(content) => (
        <View
          title={props.title}
          headingId={headingId}
          headingLevel={2}
          content={content}
          drawn={bringPanoramas}
        />
      )}
    />
  );
}
