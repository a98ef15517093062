import type { Picture } from '../../content/fields/picture.ts';
import type { ModalContent } from '../../content/forms/dialog-content.ts';
import type { ChoiceLists } from '../../content/forms/form-lists.ts';
import type { PageContext } from '../../content/forms/page-context.ts';
import type { TelephoneDialogContent } from '../telephone/telephone-dialog.ts';

/** What any other form's dialog and page show besides the form itself; all but the context may be missing. */
export interface FormDialogContent extends TelephoneDialogContent {
  readonly context: PageContext;
  readonly words: ModalContent | null;
  readonly lists: ChoiceLists;
  /** Plates of choices that are drawn as cards, by the choice's value. */
  readonly pictures: Readonly<Record<string, Picture | null>>;
  /** "The More Collection". */
  readonly collection: string;
}
