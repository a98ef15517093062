import type { Option } from '../field/select-field.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './segment-toggle.module.css';

interface SegmentToggleProps {
  /** Names the group, and the place where the choice is kept: "currency". */
  readonly name: string;
  /** For those who cannot see the group: "Currency". */
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: string;
  /** Said after a change: "Prices are shown in". */
  readonly announcement: string;
}

/**
 * One of two or three that decides how a page shows itself: ZAR or USD. Native radios; a page's own styles follow them with
 * `:has(:checked)` or `html[data-{name}]`. `segment-toggle.client.ts` keeps the choice for the session.
 */
export function SegmentToggle({ name, label, options, chosen, announcement }: SegmentToggleProps) {
  return (
    <fieldset className={styles.group} data-segment-toggle={name} data-announcement={announcement}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={styles.toggle}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.control}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === chosen}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
      <VisuallyHidden role="status" />
    </fieldset>
  );
}
