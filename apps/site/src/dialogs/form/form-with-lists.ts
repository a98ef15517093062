import type { FormConfig } from '@sundowner/enquiries/forms/form';
import type { FormDialogContent } from './form-dialog-content.ts';

/**
 * A form that offers what the studio's lists hold now; a list that could not be read leaves the choices of this release. The server
 * reads the same lists, and keeps what went from them for a while.
 */
export function formWithLists(config: FormConfig, lists: FormDialogContent['lists']): FormConfig {
  return {
    ...config,
    sections: config.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => {
        const choices = field.choiceList && lists[field.choiceList];
        return choices ? { ...field, choices } : field;
      }),
    })),
  };
}
