import { trapFields } from '@sundowner/enquiries/forms/form';
import styles from './enquiry-form.module.css';

/**
 * What each of the common fillers reads as "not mine": browsers `autocomplete`, 1Password `data-1p-ignore` (once `data-op-ignore`),
 * LastPass `data-lpignore`, Bitwarden `data-bwignore`, Dashlane `data-form-type`, Proton Pass `data-protonpass-ignore`, and Keeper a class.
 */
const ofNoFiller = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-op-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
  className: 'keeper-ignore',
} as const;

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
