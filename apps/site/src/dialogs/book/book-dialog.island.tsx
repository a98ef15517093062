import type { BookDialogContent } from '../../content/model/dialogs.ts';
import type { DialogPartProps } from '../dialog-part.ts';
import { LoadedPart } from '../loaded-part.island.tsx';
import { Book } from './book.tsx';

const headingId = 'book-heading';

/** Bookings & Availability over the page (MOD-07). */
export function Part(props: DialogPartProps<BookDialogContent>) {
  return (
    <LoadedPart
      {...props}
      name="book"
      headingId={headingId}
      wide
      draw={(content) => <Book headingId={headingId} headingLevel={2} content={content} />}
    />
  );
}
