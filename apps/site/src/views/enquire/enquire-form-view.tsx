import type { FormConfig } from '@sundowner/enquiries/forms/form';
import { FormPage, type FormPageProps } from '../../dialogs/form/form-page.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './enquire-view.module.css';

/**
 * A form's own page. It carries the properties it was drawn with, so that the script brings the very same form to life; they hold
 * what the visitor posted, which is why the page is never kept.
 */
export function EnquireFormView({ config, ...props }: FormPageProps & { readonly config: FormConfig }) {
  return (
    <Wrap className={styles.place}>
      <div data-form-page={JSON.stringify(props)} data-kind={config.kind}>
        <FormPage {...props} config={config} />
      </div>
    </Wrap>
  );
}
