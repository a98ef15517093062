import {
  type Field,
  type FormConfig,
  type FormValues,
  fieldsOf,
  isListField,
} from '@sundowner/enquiries/forms/form';
import { controlId } from './form-parts.ts';

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !['hidden', 'checkbox', 'radio', 'file'].includes(control.type));

/** A text that stands in a control and was not drawn there: React keeps what it drew in the control's default. */
function silentText(control: HTMLInputElement | HTMLTextAreaElement): string | null {
  const { value, defaultValue } = control;
  if (value === '' || value === defaultValue) return null;
  // React notes what is set through the control itself, and would else take emptying it for no change.
  control.value = value;
  return value;
}

/** What is chosen in native controls of one name, where that is not what was drawn. */
function silentChoice(
  field: Field,
  controls: readonly Element[],
  drawn: string | string[],
): string | string[] | null {
  const boxes = controls.filter((control) => control instanceof HTMLInputElement);
  const before = [drawn].flat().filter((value) => value !== '');
  // What was chosen and has no control just now was not taken back.
  if (boxes.length < controls.length || !before.every((value) => boxes.some((box) => box.value === value))) {
    return null;
  }
  const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  if (
    chosen.length === 0 ||
    (chosen.length === before.length && chosen.every((one) => before.includes(one)))
  ) {
    return null;
  }
  return isListField(field) ? chosen : (chosen[0] ?? null);
}

function silentOf(config: FormConfig, field: Field, form: HTMLFormElement, drawn: string | string[]) {
  const controls = [...form.querySelectorAll(`[name="${CSS.escape(field.name)}"]`)];
  const [first] = controls;
  if (!first) return null;
  if (first instanceof HTMLSelectElement) {
    return first.multiple || first.value === '' || first.value === drawn ? null : first.value;
  }
  if (isText(first)) return silentText(first);
  if (field.widget === 'combobox') {
    // Its name is with a hidden control; what is typed stands in another, and is nobody's answer while it is being typed.
    const typed = document.getElementById(controlId(config.kind, field.name));
    return typed && typed !== document.activeElement && isText(typed) ? silentText(typed) : null;
  }
  const native = field.type === 'check' || field.type === 'radio' || field.type === 'experiencetoggle';
  return native && first instanceof HTMLInputElement && first.type !== 'hidden'
    ? silentChoice(field, controls, drawn)
    : null;
}

/**
 * What was filled in without a word to anybody: by a browser, a password manager or another script that sets a value and sends no
 * event, or by a page that comes back out of the browser's keeping. React would put back what it drew.
 *
 * @param drawn the values the controls were drawn with
 * @param values as they stand now; what was changed meanwhile is left out
 * @returns `null` for none
 */
export function silentValues(
  config: FormConfig,
  form: HTMLFormElement,
  drawn: Readonly<FormValues>,
  values: Readonly<FormValues>,
): FormValues | null {
  const found = fieldsOf(config).flatMap((field) => {
    if (field.type === 'file' || field.widget === 'hidden') return [];
    const silent = silentOf(config, field, form, drawn[field.name] ?? '');
    const same = silent === null || String(silent) === String(values[field.name] ?? '');
    return same ? [] : [[field.name, silent] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}
