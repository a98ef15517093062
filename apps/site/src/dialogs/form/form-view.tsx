import type { FormConfig } from '@sundowner/enquiries/forms/form';
import { FormPage, type FormPageProps } from './form-page.tsx';

/**
 * A form's own page. It carries the properties it was drawn with, so that the script brings the very same form to life; they hold
 * what the visitor posted, which is why the page is never kept.
 */
export function FormView({ config, ...props }: FormPageProps & { readonly config: FormConfig }) {
  return (
    <div data-form-page={JSON.stringify(props)} data-kind={config.kind}>
      <FormPage {...props} config={config} />
    </div>
  );
}
