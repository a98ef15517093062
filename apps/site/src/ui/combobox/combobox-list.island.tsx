import { useCombobox } from 'downshift';
import { useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { describedBy } from '../field/field-frame.tsx';
import styles from './combobox.module.css';
import type { ComboboxListProps } from './combobox-props.ts';
import { afterLeaving, exactly, matching, type SearchableOption } from './matching.ts';

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
    unchosen = 'Choose one from the list.',
    autoComplete,
  } = props;
  const selected = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState(selected?.label ?? '');
  const [unread, setUnread] = useState(false);
  const latest = useRef({ options, onChange });
  latest.current = { options, onChange };
  useEffect(() => {
    // Filled in by somebody else, perhaps under another of its names.
    const { options: all, onChange: choose } = latest.current;
    const named = all.find((option) => option.value === value) ?? exactly(all, value);
    if (named && named.value !== value) choose(named.value);
    else if (value !== '') setTyped(named?.label ?? value);
  }, [value]);
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
        setUnread(false);
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

  function leave() {
    const { choice, text, open } = afterLeaving(typed, options, items, selected);
    setTyped(text);
    setUnread(open);
    if ((choice?.value ?? '') !== value) onChange(choice?.value ?? '');
    // Anybody who has begun to fill it in hears what to do, not that it is missing.
    if (!open) onBlur?.();
  }

  const described = describedBy({ id, hint, error })['aria-describedby'];
  return (
    <div className={styles.combobox}>
      <input
        {...getInputProps({
          onBlur: leave,
          // In the event itself: state that comes an effect later would put back what was typed (downshift, "controlled input").
          onChange: ({ currentTarget }) => {
            setTyped(currentTarget.value);
            setUnread(false);
          },
          onKeyDown: (event) => {
            if (event.key !== 'Escape' || !isOpen) return;
            // The dialog around the field stays open.
            event.stopPropagation();
            if (selected) setTyped(selected.label);
          },
          onFocus: ({ target }) => target.select(),
        })}
        aria-invalid={error || unread ? true : undefined}
        aria-describedby={classNames(described, unread && `${id}-unchosen`)}
        className={classNames(fieldStyles.control, styles.input)}
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
      <p className={styles.none} role="status" id={`${id}-unchosen`}>
        {isOpen && items.length === 0 && 'Nothing has this name. Try another spelling.'}
        {!isOpen && unread && unchosen}
      </p>
    </div>
  );
}
