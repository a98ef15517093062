import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What is chosen once one option was ticked or no longer is, in the order of the options. */
export function toggled(
  options: readonly Option[],
  chosen: readonly string[],
  { value, checked }: Pick<HTMLInputElement, 'value' | 'checked'>,
): readonly string[] {
  const next = options.filter((option) => (option.value === value ? checked : chosen.includes(option.value)));
  return next.map((option) => option.value);
}

export interface OptionGroup {
  /** Heading of the group; `null` for a list without groups. */
  readonly label: string | null;
  readonly options: readonly Option[];
}

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'multiple' | 'children'> & {
    readonly groups: readonly OptionGroup[];
    /** The words of the empty choice. */
    readonly placeholder: string;
  };

/** The browser's own list: it searches as one types, and opens as the phone's own wheel. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, required = false, groups, placeholder, ...select } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <div className={styles.selectBox}>
        <select
          {...select}
          {...describedBy({ id, hint, error })}
          id={id}
          required={required}
          className={classNames(styles.control, styles.select)}
        >
          <option value="">{placeholder}</option>
          {groups.map((group) =>
            group.label === null ? (
              <Options key="" options={group.options} />
            ) : (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ),
          )}
        </select>
      </div>
    </FieldFrame>
  );
}

function Options({ options }: { readonly options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
