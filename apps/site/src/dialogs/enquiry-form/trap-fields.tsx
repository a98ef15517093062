import { trapFields } from '@sundowner/enquiries/forms/form';
import { controlId } from './control-id.ts';
import styles from './enquiry-form.module.css';

/** Two fields only a machine fills in (SUB-02): off the screen, out of the tab order and the accessibility tree. */
export function TrapFields({ kind }: { readonly kind: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      {trapFields.map((name) => (
        <label key={name} htmlFor={controlId(kind, name)}>
          Leave this empty
          <input id={controlId(kind, name)} type="text" name={name} tabIndex={-1} autoComplete="off" />
        </label>
      ))}
    </div>
  );
}
