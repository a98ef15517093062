import { useRef, useState } from 'react';
import { Suggestion } from '../../ui/field/suggestion.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { type FormFieldProps, fieldCommon } from './field-common.ts';
import { textState } from './field-values.ts';

/** An address, with what was probably meant where a common slip stands in it; one press takes it. */
export function EmailField(props: FormFieldProps) {
  const { field, values, handlers, error } = props;
  const [slip, setSlip] = useState<string | null>(null);
  const shown = useRef('');
  const { value, onChange, onBlur, onFocus } = textState(field, values, handlers);
  const common = fieldCommon(props);
  shown.current = value;

  async function look() {
    const file = await import('./email-slip.ts').catch(() => null);
    // Typed on meanwhile: what was looked at stands there no longer.
    if (file && shown.current === value) setSlip(file.emailSlip(value));
  }

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
        setSlip(null);
        onChange(event);
      }}
      onBlur={() => {
        onBlur();
        void look();
      }}
      note={
        <Suggestion
          words={error && slip !== null && !error.includes(slip) ? null : slip}
          isAsked={error !== undefined}
          onTake={() => {
            if (slip !== null) handlers.change(field, slip);
            setSlip(null);
            // The suggestion goes with the press; the focus stays with the field it mended.
            document.getElementById(common.id)?.focus();
          }}
        />
      }
    />
  );
}
