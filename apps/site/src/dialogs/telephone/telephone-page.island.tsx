import { type FormValues, fieldsOf, isListField } from '@sundowner/enquiries/forms/form';
import { telephoneForm } from '@sundowner/enquiries/forms/telephone';
import { hydrateRoot } from 'react-dom/client';
import { TelephonePage, type TelephonePageProps } from './telephone-page.tsx';

/** What a visitor has typed into the page before its scripts came; untouched fields are left out. */
function typedValues(form: HTMLFormElement, drawn: Readonly<FormValues>): FormValues {
  const data = new FormData(form);
  const entries = fieldsOf(telephoneForm).flatMap((field) => {
    const list = data.getAll(field.name).map(String);
    const value = isListField(field) ? list : (list[0] ?? '');
    const same = String(value) === String(drawn[field.name] ?? '');
    return same ? [] : [[field.name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** Brings the form's page to life with the properties it was drawn with, which it carries as JSON. */
export function hydrateTelephonePage(root: HTMLElement): void {
  const props: TelephonePageProps = JSON.parse(root.dataset.telephonePage ?? '');
  const form = root.querySelector('form');
  const typed = form ? typedValues(form, props.posted?.values ?? {}) : {};
  hydrateRoot(root, <TelephonePage {...props} typed={typed} />);
}
