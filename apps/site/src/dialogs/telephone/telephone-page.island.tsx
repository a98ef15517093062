import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { hydrateRoot } from 'react-dom/client';
import { typedValues } from '../enquiry-form/typed-values.ts';
import { TelephonePage, type TelephonePageProps } from './telephone-view.tsx';

/** Brings the form's page to life with the properties it was drawn with, which it carries as JSON. */
export function hydrateTelephonePage(root: HTMLElement): void {
  const props: TelephonePageProps = JSON.parse(root.dataset.telephonePage ?? '');
  const form = root.querySelector('form');
  const typed = () => (form ? typedValues(telephoneForm, form, props.posted?.values ?? {}) : {});
  hydrateRoot(root, <TelephonePage {...props} typed={typed} />);
}
