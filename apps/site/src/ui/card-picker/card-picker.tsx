import { classNames } from '../class-names.ts';
import { FieldGroup, type FieldProps } from '../field/field-frame.tsx';
import { type Option, toggled } from '../field/select-field.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './card-picker.module.css';

export interface CardOption extends Option {
  readonly picture: PictureSource | null;
  /** Heading it stands under where cards are grouped. */
  readonly group?: string | undefined;
}

interface CardPickerProps extends FieldProps {
  readonly options: readonly CardOption[];
  readonly chosen: readonly string[];
  /** Hears the whole choice, in the order of the options. */
  readonly onChange: (chosen: readonly string[]) => void;
  readonly onBlur?: () => void;
  /** Cards under the headings of their groups; one list without headings otherwise. */
  readonly grouped?: boolean;
}

/** Options by their group, in the order groups appear. */
function groupsOf(options: readonly CardOption[], grouped: boolean) {
  const names = grouped ? [...new Set(options.map(({ group }) => group ?? ''))] : [''];
  return names.map((name) => ({
    name,
    options: grouped ? options.filter(({ group }) => (group ?? '') === name) : options,
  }));
}

/** Cards with a picture, chosen by pressing them: native checkboxes, so that they are chosen without scripts too. */
export function CardPicker(props: CardPickerProps) {
  const { id, name, label, hint, error, required = false, options, chosen, onChange, onBlur } = props;
  const { grouped = false } = props;
  return (
    <FieldGroup {...{ id, label, hint, error, required }}>
      {groupsOf(options, grouped).map((group) => (
        <div key={group.name} className={styles.group}>
          {group.name !== '' && <p className={styles.groupName}>{group.name}</p>}
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
