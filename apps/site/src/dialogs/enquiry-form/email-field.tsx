import { useState } from 'react';
import { Suggestion } from '../../ui/field/suggestion.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { emailSlip } from './email-slip.ts';
import { type FormFieldProps, fieldCommon } from './field-common.ts';
import { textState } from './field-values.ts';

/** An address, with what was probably meant where a common slip stands in it; one press takes it. */
export function EmailField(props: FormFieldProps) {
  const { field, values, handlers, error } = props;
  const [left, setLeft] = useState(false);
  const { value, onChange, onBlur, onFocus } = textState(field, values, handlers);
  const common = fieldCommon(props);
  const slip = left && !error ? emailSlip(value) : null;

  return (
    <TextField
      {...common}
      type="email"
      inputMode={field.inputMode ?? 'email'}
      autoComplete={field.autocomplete ?? 'email'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={field.maxLength}
      placeholder={field.placeholder}
      value={value}
      onFocus={onFocus}
      onChange={(event) => {
        setLeft(false);
        onChange(event);
      }}
      onBlur={() => {
        setLeft(true);
        onBlur();
      }}
      note={
        <Suggestion
          words={slip}
          onTake={() => {
            if (slip !== null) handlers.change(field, slip);
            // The suggestion goes with the press; the focus stays with the field it mended.
            document.getElementById(common.id)?.focus();
          }}
        />
      }
    />
  );
}
