import {
  type Field,
  type FormConfig,
  type FormValues,
  fieldsOf,
  isListField,
} from '@sundowner/enquiries/forms/form';
import type { RefObject } from 'react';
import type { EnquiryState } from './enquiry-state.ts';
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

/** What was filled in without a word to anybody; what was changed meanwhile is left out. @returns `null` for none */
function silentValues(
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

/** A form whose controls may be filled in without an event. */
export interface Filled {
  readonly config: FormConfig;
  readonly place: RefObject<HTMLDivElement | null>;
  /** The form as it stands; kept up to date here. */
  readonly latest: RefObject<EnquiryState>;
  /** Hears what was found. */
  readonly take: (values: FormValues) => void;
}

/**
 * Takes into the form what was filled in without an event: by a browser, a password manager or another script that sets a value, or by a
 * page that comes back out of the browser's keeping. React would put back what it drew.
 *
 * @param drawn the values the controls were drawn with
 */
export function takeSilent({ config, place, latest, take }: Filled, drawn: Readonly<FormValues>): void {
  const form = place.current?.querySelector('form');
  if (!form) return;
  const { values } = latest.current;
  const found = silentValues(config, form, drawn, values);
  if (!found) return;
  latest.current = { ...latest.current, values: { ...values, ...found } };
  take(found);
}

/** Looks whenever the focus moves in the form, and when its page comes back. @returns what ends it */
export function watchSilent(place: Filled['place'], look: () => void): () => void {
  const moved = ({ target }: Event) => {
    if (target instanceof Node && place.current?.contains(target)) look();
  };
  document.addEventListener('focusin', moved, true);
  document.addEventListener('focusout', moved, true);
  addEventListener('pageshow', look);
  return () => {
    document.removeEventListener('focusin', moved, true);
    document.removeEventListener('focusout', moved, true);
    removeEventListener('pageshow', look);
  };
}
