import type { FormConfig } from '@sundowner/enquiries/forms/form';
import type { Picture } from '../../content/fields/picture.ts';
import type { ModalContent } from '../../content/forms/dialog-content.ts';
import type { ChoiceLists } from '../../content/forms/form-lists.ts';
import type { TelephoneDialogContent } from '../telephone/telephone-dialog.ts';
import type { FormHeadings } from './form-sheet.tsx';

/** What any other form's dialog and page show besides the form itself; all but the context may be missing. */
export interface FormDialogContent extends TelephoneDialogContent {
  readonly words: ModalContent | null;
  readonly lists: ChoiceLists;
  /** Plates of choices that are drawn as cards, by the choice's value. */
  readonly pictures: Readonly<Record<string, Picture | null>>;
  /** "The More Collection". */
  readonly collection: string;
}

/**
 * A form that offers what the lists hold now. A list that offers nothing, or is not here yet, is not shown. The server reads the same
 * lists, and keeps what went from them for a while.
 */
export function formWithLists(config: FormConfig, lists: FormDialogContent['lists']): FormConfig {
  return {
    ...config,
    sections: config.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => {
        if (!field.choiceList) return field;
        const choices = lists[field.choiceList] ?? [];
        return choices.length ? { ...field, choices } : { ...field, widget: 'hidden' as const };
      }),
    })),
  };
}

/** Ids of the headings of a form that is drawn from its configuration, in its dialog and on its page. */
export const formHeadings = (kind: FormConfig['kind']): FormHeadings => ({
  first: `${kind}-heading`,
  again: `${kind}-heading`,
  apology: `${kind}-apology-heading`,
});
