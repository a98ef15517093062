import { presetValues } from '@sundowner/enquiries/forms/page-context';
import { hydrateRoot } from 'react-dom/client';
import { fillIn } from '../../ui/party/stay-kept.client.ts';
import { typedValues } from '../enquiry-form/typed-values.ts';
import { loadFormConfig } from './form-configs.ts';
import { type FormDialogContent, formWithLists } from './form-dialog-content.ts';
import type { FormPageProps } from './form-on-page.tsx';
import { FormPage } from './form-page.tsx';

/** Brings a form's page to life with the properties it was drawn with, which it carries as JSON. */
export async function hydrateFormPage(root: HTMLElement): Promise<void> {
  const config = await loadFormConfig(root.dataset.kind ?? '');
  if (!config) return;
  const props: FormPageProps<FormDialogContent> = JSON.parse(root.dataset.formPage ?? '');
  const { content, posted } = props;
  const form = root.querySelector('form');
  // What the session's dates fill in counts as typed.
  if (form && !posted) fillIn(form);
  const drawn = {
    ...presetValues(formWithLists(config, content.lists), content.context),
    ...posted?.values,
  };
  const typed = () => (form ? typedValues(config, form, drawn) : {});
  hydrateRoot(root, <FormPage {...props} config={config} typed={typed} />);
}
