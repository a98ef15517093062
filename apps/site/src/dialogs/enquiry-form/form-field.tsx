import { type ConsentText, fieldsOf } from '@sundowner/enquiries/forms/form';
import { CardPicker } from '../../ui/card-picker/card-picker.tsx';
import { CheckField } from '../../ui/field/check-field.tsx';
import { ChipsField } from '../../ui/field/chips-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx';
import { SegmentField } from '../../ui/segment-field/segment-field.tsx';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import { CountryField } from './country-field.tsx';
import { EmailField } from './email-field.tsx';
import { type FormFieldProps, fieldCommon } from './field-common.ts';
import { asList, asText, choiceState, shownChoices, textState } from './field-values.ts';
import { decidesOthers } from './form-parts.ts';

/** The consent text with its link, which opens beside the form: nobody loses it by reading what she agrees to (FRM-17). */
function ConsentWords({ consent }: { readonly consent: ConsentText }) {
  return consent.parts.map(({ text, href }) =>
    href ? (
      <a key={text} href={href} target="_blank" rel="noopener">
        {text}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    ) : (
      text
    ),
  );
}

/** The control a field's configuration asks for. */
export function FormField(props: FormFieldProps) {
  const { config, field, values, handlers, FileControl } = props;
  const common = fieldCommon(props);
  const choices = field.choices ?? [];
  if (field.widget === 'hidden') {
    return <input type="hidden" name={field.name} value={asText(values[field.name])} readOnly />;
  }
  switch (field.type) {
    case 'text':
    case 'number':
    case 'datepicker':
      return <LineField {...props} />;
    case 'textarea':
      return (
        <TextAreaField
          {...common}
          {...textState(field, values, handlers)}
          autoComplete={field.autocomplete ?? 'off'}
          placeholder={field.placeholder}
          limit={field.maxLength}
        />
      );
    case 'select':
      if (field.widget === 'combobox') return <CountryField {...props} />;
      return (
        <SelectField
          {...common}
          {...textState(field, values, handlers)}
          autoComplete={field.autocomplete}
          groups={[{ label: null, options: choices }]}
          placeholder={field.placeholder ?? 'Please choose'}
        />
      );
    case 'radio': {
      const state = choiceState(field, values, handlers, false);
      if (choices.length <= 3 && decidesOthers(config, field.name)) {
        return <SegmentField {...common} {...state} chosen={state.chosen[0] ?? ''} options={choices} />;
      }
      return <ChipsField {...common} {...state} type="radio" options={choices} />;
    }
    case 'check':
      return choices.length === 1 && field.widget !== 'chips' ? (
        <OneCheck {...props} />
      ) : (
        <Toggles {...props} />
      );
    case 'experiencetoggle':
      return <Toggles {...props} />;
    case 'multiselect':
      if (field.widget === 'lodge-picker') return <LodgeField {...props} />;
      if (field.widget === 'chips') return <Toggles {...props} />;
      return (
        <MultiSelect
          {...common}
          options={choices}
          chosen={asList(values[field.name])}
          onChange={(chosen) => handlers.change(field, [...chosen])}
          onBlur={() => handlers.leave(field)}
          placeholder={field.placeholder ?? 'Choose one or more'}
          size="form"
        />
      );
    case 'file':
      if (!FileControl) throw new Error('A form with a file is drawn with FileControl.');
      return <FileControl {...props} />;
  }
}

/** Several choices side by side. */
function Toggles(props: FormFieldProps) {
  const { field, values, handlers } = props;
  return (
    <ChipsField
      {...fieldCommon(props)}
      {...choiceState(field, values, handlers, true)}
      type="checkbox"
      options={field.choices ?? []}
    />
  );
}

/** One line: text, an address, a number typed or stepped to. */
function LineField(props: FormFieldProps) {
  const { field, values, handlers } = props;
  const common = fieldCommon(props);
  if (field.widget === 'email') return <EmailField {...props} />;
  if (field.widget === 'stepper') {
    const value = asText(values[field.name]);
    return (
      <Stepper
        {...common}
        value={/^\d+$/.test(value) ? Number(value) : null}
        min={field.min ?? 0}
        max={field.max ?? 99}
        onChange={(next) => handlers.change(field, String(next))}
        onBlur={() => handlers.leave(field)}
      />
    );
  }
  return (
    <TextField
      {...common}
      {...textState(field, values, handlers)}
      type={field.widget === 'tel' ? 'tel' : 'text'}
      inputMode={field.inputMode}
      autoComplete={field.autocomplete ?? 'off'}
      maxLength={field.maxLength}
      placeholder={field.placeholder}
    />
  );
}

/** One thing to agree to: the consent with its link, or a single choice under its own words. */
function OneCheck(props: FormFieldProps) {
  const { config, field, values, handlers } = props;
  const { chosen, ...state } = choiceState(field, values, handlers, true);
  const [choice] = field.choices ?? [];
  const value = choice?.value ?? '';
  const label = field.widget === 'consent' ? <ConsentWords consent={config.consent} /> : choice?.label;
  return (
    <CheckField
      {...fieldCommon(props)}
      {...state}
      label={label}
      value={value}
      checked={chosen.includes(value)}
    />
  );
}

/**
 * Lodges as cards, those at the chosen locations (FRM-09). Without scripts nothing can follow a choice: all stand there, under
 * their locations, by the names visitors choose those by.
 */
function LodgeField(props: FormFieldProps) {
  const { config, field, values, handlers, content, everyField } = props;
  const named = fieldsOf(config).flatMap((each) => each.choices ?? []);
  const choices = everyField ? (field.choices ?? []) : shownChoices(field, values);
  const chosen = asList(values[field.name]);
  const elsewhere = chosen.filter((value) => !choices.some((choice) => choice.value === value));
  return (
    <CardPicker
      {...fieldCommon(props)}
      options={choices.map((choice) => ({
        ...choice,
        group: everyField
          ? (named.find(({ value }) => value === choice.group)?.label ?? choice.group)
          : undefined,
        picture: content.pictures[choice.value] ?? null,
      }))}
      chosen={chosen}
      // What was chosen at a location taken back is there again when the location is.
      onChange={(next) => handlers.change(field, [...next, ...elsewhere])}
      onBlur={() => handlers.leave(field)}
    />
  );
}
