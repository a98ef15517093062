import { CardPicker } from '../../ui/card-picker/card-picker.tsx';
import { type FormFieldProps, fieldCommon } from './field-common.ts';
import { listOf } from './field-values.ts';
import { shownChoices } from './shown-choices.ts';

/**
 * Lodges as cards, those at the chosen locations (FRM-09). Without scripts nothing can follow a choice: all stand there, under
 * their locations.
 */
export function LodgeField(props: FormFieldProps) {
  const { field, values, handlers, content, everyField } = props;
  const choices = everyField ? (field.choices ?? []) : shownChoices(field, values);
  const chosen = listOf(values[field.name]);
  const elsewhere = chosen.filter((value) => !choices.some((choice) => choice.value === value));
  return (
    <CardPicker
      {...fieldCommon(props)}
      grouped={everyField}
      options={choices.map((choice) => ({ ...choice, picture: content.pictures[choice.value] ?? null }))}
      chosen={chosen}
      // What was chosen at a location taken back is there again when the location is.
      onChange={(next) => handlers.change(field, [...next, ...elsewhere])}
      onBlur={() => handlers.leave(field)}
    />
  );
}
