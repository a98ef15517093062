import type { DialogPartProps } from '../dialog-part.ts';
import { LoadedPart } from '../loaded-part.island.tsx';
import type { BookDialogContent } from './book-dialog.ts';
import { View } from './book-view.tsx';

const headingId = 'book-heading';

/** Bookings & Availability over the page (MOD-07). */
export function Part(props: DialogPartProps<BookDialogContent>) {
  return (
    <LoadedPart
      {...props}
      headingId={headingId}
      wide
      draw={(content) => (
        <View title={props.title} headingId={headingId} headingLevel={2} content={content} />
      )}
    />
  );
}
