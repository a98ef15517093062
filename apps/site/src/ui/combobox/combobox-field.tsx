import { useRef } from 'react';
import { FieldFrame } from '../field/field-frame.tsx';
import { type OptionGroup, SelectField } from '../field/select-field.tsx';
import { usePartLater } from '../use-part-later.ts';
import type { ComboboxFieldProps } from './combobox-props.ts';

const loadPlainList = () => import('./combobox-list.island.tsx').then(({ ComboboxList }) => ComboboxList);

/**
 * One of very many, found by typing. It is a `select` until the list's script has come, and only takes its place while the
 * field has no focus: nobody loses a control in use.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const {
    id,
    label,
    hint,
    error,
    required = false,
    options,
    likely,
    value,
    onChange,
    onBlur,
    placeholder,
    loadList = loadPlainList,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const List = usePartLater(box, loadList);

  const first = likely?.values.flatMap((wanted) => options.filter((option) => option.value === wanted)) ?? [];
  const groups: readonly OptionGroup[] =
    first.length === 0
      ? [{ label: null, options }]
      : [
          { label: likely?.label ?? null, options: first },
          { label: 'All', options: options.filter((option) => !first.includes(option)) },
        ];
  return (
    <div ref={box}>
      {List ? (
        <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
          <List {...props} first={first} />
        </FieldFrame>
      ) : (
        <SelectField
          id={id}
          name={props.name}
          label={label}
          hint={hint}
          error={error}
          required={required}
          autoComplete={props.autoComplete}
          groups={groups}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
      )}
    </div>
  );
}
