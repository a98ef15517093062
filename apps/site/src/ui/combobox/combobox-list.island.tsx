import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { describedBy } from '../field/field-frame.tsx';
import styles from './combobox.module.css';
import type { ComboboxListProps } from './combobox-props.ts';
import { exactly, matching, type SearchableOption } from './matching.ts';

/** The text field and its list, with the keys and announcements of the combobox pattern. */
export function ComboboxList(props: ComboboxListProps) {
  const {
    id,
    name,
    hint,
    error,
    required,
    options,
    first,
    value,
    onChange,
    onBlur,
    placeholder,
    autoComplete,
  } = props;
  const selected = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState(selected?.label ?? '');
  // What stands in the field when it opens is the choice, not a search.
  const query = typed === (selected?.label ?? '') ? '' : typed;
  const items = useMemo(() => {
    const found = matching(options, query);
    return query === '' ? [...first, ...found.filter((option) => !first.includes(option))] : found;
  }, [options, first, query]);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } =
    useCombobox<SearchableOption>({
      inputId: id,
      items: [...items],
      itemToString: (item) => item?.label ?? '',
      selectedItem: selected,
      inputValue: typed,
      onSelectedItemChange: ({ selectedItem }) => {
        setTyped(selectedItem?.label ?? '');
        onChange(selectedItem?.value ?? '');
      },
      stateReducer: (_state, { type, changes }) => {
        // Leaving must not choose what merely happened to be highlighted.
        if (type === useCombobox.stateChangeTypes.InputBlur) return { ...changes, selectedItem: selected };
        // Escape closes; a second one must not empty the field.
        if (type === useCombobox.stateChangeTypes.InputKeyDownEscape)
          return { ...changes, selectedItem: selected };
        return changes;
      },
    });

  /** Takes a name typed in full, empties the field for nothing, and otherwise returns to the choice. */
  function leave() {
    const found =
      typed.trim() === '' ? null : (exactly(options, typed) ?? (items.length === 1 ? items[0] : selected));
    setTyped(found?.label ?? '');
    if ((found?.value ?? '') !== value) onChange(found?.value ?? '');
    onBlur?.();
  }

  return (
    <div className={styles.combobox}>
      <input
        {...getInputProps({
          onBlur: leave,
          // In the event itself: state that comes an effect later would put back what was typed (downshift, "controlled input").
          onChange: ({ currentTarget }) => setTyped(currentTarget.value),
          onKeyDown: (event) => {
            if (event.key !== 'Escape' || !isOpen) return;
            // The dialog around the field stays open.
            event.stopPropagation();
            setTyped(selected?.label ?? '');
          },
          onFocus: ({ target }) => target.select(),
        })}
        {...describedBy({ id, hint, error })}
        className={classNames(fieldStyles.control, styles.input, error && fieldStyles.invalid)}
        type="text"
        placeholder={placeholder}
        autoComplete={autoComplete ?? 'off'}
        aria-required={required || undefined}
        spellCheck={false}
      />
      <input type="hidden" name={name} value={value} readOnly />
      <span
        {...getToggleButtonProps({ 'aria-hidden': true, tabIndex: -1 })}
        className={classNames(styles.toggle, isOpen && styles.up)}
      />
      <ul {...getMenuProps()} className={classNames(styles.list, isOpen && styles.open)}>
        {isOpen &&
          items.map((item, index) => (
            <li
              key={item.value}
              {...getItemProps({ item, index })}
              className={classNames(
                styles.item,
                highlightedIndex === index && styles.lit,
                query === '' && index === first.length - 1 && styles.last,
              )}
            >
              {item.label}
            </li>
          ))}
      </ul>
      <p className={styles.none} role="status">
        {isOpen && items.length === 0 && 'Nothing has this name. Try another spelling.'}
      </p>
    </div>
  );
}
