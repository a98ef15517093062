import { trapFields } from '@sundowner/enquiries/forms/form';
import styles from './enquiry-form.module.css';

/** What stands in the traps of a form; white space is nothing (SUB-02). */
export const trapValues = (form: HTMLFormElement): Readonly<Record<string, string>> => {
  const data = new FormData(form);
  return Object.fromEntries(trapFields.map((name) => [name, String(data.get(name) ?? '').trim()]));
};

/**
 * What each of the common fillers reads as "not mine": browsers `autocomplete`, Dashlane `data-form-type`, Keeper a class, and by these
 * 1Password, LastPass, Bitwarden and Proton Pass.
 */
const ofNoFiller = {
  autoComplete: 'off',
  'data-form-type': 'other',
  className: 'keeper-ignore',
  ...Object.fromEntries(
    ['1p-ignore', 'lpignore', 'bwignore', 'protonpass-ignore'].map((mark) => [`data-${mark}`, true]),
  ),
};

/**
 * Two fields only a machine fills in (SUB-02): off the screen, and inert, so that neither a key, a screen reader nor a filler that asks
 * whether a field can have the focus comes to them. They have no id: fillers search it for words, and ours would begin with "telephone"
 * or "email".
 */
export function TrapFields() {
  return (
    <div className={styles.trap} aria-hidden="true" inert>
      {trapFields.map((name) => (
        <label key={name}>
          Leave this empty
          <input type="text" name={name} tabIndex={-1} {...ofNoFiller} />
        </label>
      ))}
    </div>
  );
}
