import { useRef } from 'react';
import { NativeDates } from '../../ui/date-range-field/native-dates.tsx';
import { usePartBeforeHand } from '../../ui/use-part-later.ts';
import styles from './enquiry-form.module.css';
import { conditionWords, type DatesFieldProps, fieldCommon } from './field-common.ts';
import { asText } from './field-values.ts';
import { FormField } from './form-field.tsx';

const loadControl = () => import('./dates-control.island.tsx').then(({ DatesControl }) => DatesControl);

/**
 * Arrival and departure in one control, and how fixed they are (FRM-07). The browser's own date fields stand there until the
 * control with its words has come, and for good without scripts.
 */
export function DatesField(props: DatesFieldProps) {
  const { part, errorOf, ...rest } = props;
  const { start, end, flexibility } = part;
  const { config, values, handlers, content, everyField } = rest;
  const box = useRef<HTMLDivElement>(null);
  // The browser's own fields show no words, and a kept draft holds the date in words.
  const inWords = [start, end].some(({ name }) => /\D{3}/.test(asText(values[name])));
  const Control = usePartBeforeHand(box, loadControl, inWords);
  const error = errorOf(start.name) ?? errorOf(end.name);
  const condition = everyField && start.visible ? conditionWords(config, start.visible) : undefined;
  const common = {
    id: fieldCommon({ ...rest, field: start, error }).id,
    label: 'When?',
    hint: condition,
    error,
    required: start.required === 'always',
    names: { from: start.name, to: end.name },
    labels: { from: start.label, to: end.label },
    today: content.today,
  };

  return (
    <div className={styles.dates}>
      <div ref={box}>
        {Control ? (
          <Control {...props} common={common} />
        ) : (
          <NativeDates
            {...common}
            range={{ from: asText(values[start.name]), to: asText(values[end.name]) }}
            onChange={(half, day) => handlers.change(half === 'from' ? start : end, day)}
            onBlur={(half) => handlers.leave(half === 'from' ? start : end)}
          />
        )}
      </div>
      {flexibility && <FormField {...rest} field={flexibility} error={errorOf(flexibility.name)} />}
    </div>
  );
}
