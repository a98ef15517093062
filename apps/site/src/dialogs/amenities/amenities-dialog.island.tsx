import type { AmenitiesDialogContent } from '../../content/model/dialogs.ts';
import type { DialogPartProps } from '../dialog-part.ts';
import { LoadedPart } from '../loaded-part.island.tsx';
import { Amenities } from './amenities.tsx';

/** What a lodge offers, over the page (MOD-18). Several may stand drawn on one page: each has a heading of its own. */
export function Part(props: DialogPartProps<AmenitiesDialogContent>) {
  const tag = typeof props.content === 'string' ? 'waiting' : props.content.tag;
  const headingId = `amenities-${tag}`;
  return (
    <LoadedPart
      {...props}
      name="amenities"
      headingId={headingId}
      draw={(content) => <Amenities headingId={headingId} headingLevel={2} content={content} />}
    />
  );
}
