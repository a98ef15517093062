import { classNames } from '../class-names.ts';
import { FieldGroup, type FieldProps } from '../field/field-frame.tsx';
import { type Option, toggled } from '../field/select-field.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './card-picker.module.css';

export interface CardOption extends Option {
  readonly picture: PictureSource | null;
  /** Heading it stands under; none where all stand in one list. */
  readonly group?: string | undefined;
}

interface CardPickerProps extends FieldProps {
  readonly options: readonly CardOption[];
  readonly chosen: readonly string[];
  /** Hears the whole choice, in the order of the options. */
  readonly onChange: (chosen: readonly string[]) => void;
  readonly onBlur?: () => void;
}

/** Options by their group, in the order groups appear. */
function groupsOf(options: readonly CardOption[]) {
  return [...new Set(options.map(({ group }) => group))].map((name) => ({
    name,
    options: options.filter(({ group }) => group === name),
  }));
}

/** Cards with a picture, chosen by pressing them: native checkboxes, so that they are chosen without scripts too. */
export function CardPicker(props: CardPickerProps) {
  const { id, name, label, hint, error, required = false, options, chosen, onChange, onBlur } = props;
  return (
    <FieldGroup {...{ id, label, hint, error, required }}>
      {groupsOf(options).map((group) => (
        <div key={group.name ?? ''} className={styles.group}>
          {group.name && <p className={styles.groupName}>{group.name}</p>}
          <ul className={styles.cards}>
            {group.options.map((option) => (
              <li key={option.value}>
                <label className={classNames(styles.card, error && styles.invalid)}>
                  <input
                    className={styles.control}
                    type="checkbox"
                    id={option === options[0] ? id : undefined}
                    name={name}
                    value={option.value}
                    aria-invalid={error ? true : undefined}
                    checked={chosen.includes(option.value)}
                    onChange={({ target }) => onChange(toggled(options, chosen, target))}
                    onBlur={onBlur}
                  />
                  <span className={styles.plate}>
                    {option.picture && (
                      <Picture picture={option.picture} alt="" sizes="200px" className={styles.picture} />
                    )}
                  </span>
                  <span className={styles.name}>
                    {option.label}
                    <span className={styles.tick} />
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </FieldGroup>
  );
}
