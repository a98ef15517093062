import type { DialogPartProps } from '../dialog-part.ts';
import { LoadedPart } from '../loaded-part.island.tsx';
import type { AmenitiesDialogContent } from './amenities-dialog.ts';
import { View } from './amenities-view.tsx';

/** What a lodge offers, over the page (MOD-18). Several may stand drawn on one page: each has a heading of its own. */
export function Part(props: DialogPartProps<AmenitiesDialogContent>) {
  const tag = typeof props.content === 'string' ? 'waiting' : props.content.tag;
  const headingId = `amenities-${tag}`;
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
