import { type Condition, type Field, type FormConfig, fieldsOf } from '@sundowner/enquiries/forms/form';

/** Id of a field's control; messages and the error summary point at it. */
export function controlId(kind: string, field: string): string {
  return `${kind}-${field}`;
}

/** Id of the control to mend for an error of `name`; `undefined` for a field nobody can see. */
export function controlOf(config: FormConfig, name: string): string | undefined {
  const shown = fieldsOf(config).some((field) => field.name === name && field.widget !== 'hidden');
  if (!shown) return undefined;
  const dates = config.sections
    .flatMap((section) => formParts(section.fields))
    .find((part) => part.type === 'dates' && part.end.name === name);
  // A departure is the second half of its arrival's control.
  return dates?.type === 'dates'
    ? `${controlId(config.kind, dates.start.name)}-to`
    : controlId(config.kind, name);
}

/** The dates of a form: arrival and departure are one control, and how fixed they are stands below it. */
export interface DatesPart {
  readonly type: 'dates';
  readonly start: Field;
  readonly end: Field;
  readonly flexibility: Field | null;
}

/** What is drawn as one piece of a section. */
export type FormPart = { readonly type: 'field'; readonly field: Field } | DatesPart;

/** The pieces of a section, in its order: a run of two dates, and the question after it how fixed they are, is one. */
export function formParts(fields: readonly Field[]): readonly FormPart[] {
  const parts: FormPart[] = [];
  for (let index = 0; index < fields.length; index += 1) {
    const field = fields[index];
    if (!field) break;
    const end = fields[index + 1];
    if (field.type !== 'datepicker' || end?.type !== 'datepicker') {
      parts.push({ type: 'field', field });
      continue;
    }
    const after = fields[index + 2];
    const flexibility = after?.name === 'dateFlexibility' ? after : null;
    parts.push({ type: 'dates', start: field, end, flexibility });
    index += flexibility ? 2 : 1;
  }
  return parts;
}

/** The fields of a part. */
export const fieldsOfPart = (part: FormPart): readonly Field[] =>
  part.type === 'field'
    ? [part.field]
    : [part.start, part.end, ...(part.flexibility ? [part.flexibility] : [])];

/** The fields a condition asks about. */
function askedBy(condition: Condition | undefined): readonly string[] {
  if (!condition) return [];
  return 'all' in condition ? condition.all.flatMap(askedBy) : [condition.field];
}

/** Whether other fields appear by what is answered here. */
export function decidesOthers(config: FormConfig, name: string): boolean {
  return fieldsOf(config).some(({ visible }) => askedBy(visible).includes(name));
}

/** Fields that take a whole row: many choices, long questions, several lines. */
export function takesRow(part: FormPart): boolean {
  if (part.type === 'dates') return true;
  const { type, widget, label, choices = [] } = part.field;
  if (widget === 'consent' || widget === 'lodge-picker' || widget === 'toggle') return true;
  if (type === 'textarea' || type === 'check' || type === 'experiencetoggle' || type === 'file') return true;
  if (type === 'radio') return label.length > 40 || choices.length > 3;
  return type === 'multiselect' && (widget === 'chips' || choices.length > 6);
}
