import type { FormConfig } from '@sundowner/enquiries/forms/form';
import type { Picture } from '../../content/fields/picture.ts';
import type { ModalContent } from '../../content/forms/dialog-content.ts';
import type { ChoiceLists } from '../../content/forms/form-lists.ts';
import type { PageContext } from '../../content/forms/page-context.ts';
import type { ThankYou } from '../../content/forms/thank-you.ts';
import type { ContactDetails } from '../../content/site/contact-details.ts';
import type { DialogOrigin } from '../dialog-description.ts';
import type { FormHeadings } from './form-sheet.tsx';

/**
 * What the dialog of every form and its page show besides the form itself. It carries no ticket and may be cached; a failed read
 * leaves `null` and the form still stands.
 */
export interface CommonFormContent extends DialogOrigin {
  /** What the page the form was opened on tells of it. */
  readonly context: PageContext;
  readonly contact: ContactDetails | null;
  /** None are published yet, as far as everything could be read. */
  readonly noContact: boolean;
  readonly thanks: ThankYou;
  /** Plate beside the form (heroBanner `enquire-telephone`) and beside the apology (heroBanner `apology`). */
  readonly picture: Picture | null;
  readonly apologyPicture: Picture | null;
}

/** What any other form's dialog and page show besides the form itself; all but the context may be missing. */
export interface FormDialogContent extends CommonFormContent {
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
