import type { DialogPartProps } from '../dialog-part.ts';
import { LoadedPart } from '../loaded-part.island.tsx';
import type { ToursDialogContent } from './360-tours-dialog.ts';
import { View } from './360-tours-view.tsx';

const headingId = 'tours-heading';

/** The 360 degree tours over the page (MOD-06). */
export function Part(props: DialogPartProps<ToursDialogContent>) {
  return (
    <LoadedPart
      {...props}
      headingId={headingId}
      draw={(content) => (
        <View title={props.title} headingId={headingId} headingLevel={2} content={content} />
      )}
    />
  );
}
