import type { ToursDialogContent } from '../../content/model/dialogs.ts';
import type { DialogPartProps } from '../dialog-part.ts';
import { LoadedPart } from '../loaded-part.island.tsx';
import { Tours } from './tours.tsx';

const headingId = 'tours-heading';

/** The 360 degree tours over the page (MOD-06). */
export function Part(props: DialogPartProps<ToursDialogContent>) {
  return (
    <LoadedPart
      {...props}
      name="360-tours"
      headingId={headingId}
      draw={(content) => <Tours headingId={headingId} headingLevel={2} content={content} />}
    />
  );
}
