import { type ComponentType, useEffect, useRef, useState } from 'react';
import { FieldFrame } from '../field/field-frame.tsx';
import { type OptionGroup, SelectField } from '../field/select-field.tsx';
import type { ComboboxFieldProps, ComboboxListProps } from './combobox-props.ts';

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
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const [List, setList] = useState<ComponentType<ComboboxListProps> | null>(null);

  useEffect(() => {
    const place = box.current;
    let left = false;
    let settle = () => {};
    import('./combobox-list.island.tsx')
      .then(({ ComboboxList }) => {
        settle = () => {
          if (left || place?.contains(document.activeElement)) return;
          place?.removeEventListener('focusout', later);
          setList(() => ComboboxList);
        };
        // While focus moves it is nowhere for a moment.
        const later = () => setTimeout(settle);
        place?.addEventListener('focusout', later);
        settle();
      })
      // The select stays.
      .catch(() => {});
    return () => {
      left = true;
    };
  }, []);

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
