import type { Condition, FormConfig } from '@sundowner/enquiries/forms/form';
import { fieldsOf } from '@sundowner/enquiries/forms/form';

/**
 * A condition as a visitor without scripts reads it: she sees every field, and is told which she may pass over (FRM-06).
 *
 * @returns "Only if you chose “Phone”."
 */
export function conditionWords(config: FormConfig, condition: Condition): string {
  if ('all' in condition) {
    const last = condition.all.at(-1);
    return last ? conditionWords(config, last) : '';
  }
  const asked = fieldsOf(config).find(({ name }) => name === condition.field);
  const label = asked?.label ?? condition.field;
  const named = (value: string) => asked?.choices?.find((choice) => choice.value === value)?.label ?? value;
  if ('atLeast' in condition) return `Only with ${condition.atLeast} or more under “${label}”.`;
  if ('equals' in condition) {
    const yes = condition.equals === 'Yes' ? ` to “${label}”` : '';
    return `Only if you chose “${named(condition.equals)}”${yes}.`;
  }
  if ('startsWith' in condition) {
    const choice = asked?.choices?.find(({ value }) => value.startsWith(condition.startsWith));
    return `Only if you chose “${choice?.label ?? condition.startsWith}”.`;
  }
  return `Goes with “${label}”.`;
}
